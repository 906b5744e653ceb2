export { hashAddress } from './addresses/address-key.ts';
export { readableAddress } from './addresses/readable-address.ts';
export { whoAsks } from './addresses/who-asks.ts';
export { trustedProxies } from './addresses/trusted-proxies.ts';
export { apiDocs } from './api-docs/api-docs.ts';
export { describeCalls } from './api-docs/describe-calls.ts';
export { answerInTime } from './connections/answer-in-time.ts';
export { fairConnections } from './connections/fair-connections.ts';
export { listenOnAll } from './connections/listen-on-all.ts';
export { answerBrokenRequest } from './failures/answer-broken-request.ts';
export { answerFailure, answerFailures } from './failures/answer-failures.ts';
export { checkedBy, checkRequest } from './failures/check-request.ts';
export { Failure } from './failures/failure.ts';
export { keepReading } from './failures/keep-reading.ts';
export { toFailure } from './failures/to-failure.ts';
export { type StoreAsker, unlessStoreAway } from './failures/unless-store-away.ts';
export { turnAwayAtTheEnd } from './site/turn-away.ts';
export { keepFair } from './fairness/keep-fair.ts';
export { healthRoute } from './health/health-route.ts';
export { RequestLog, serializers } from './logging/log-options.ts';
export { namesType } from './negotiation/names-type.ts';
export {
  chosenByReader,
  type ReaderLanguage,
  readerLanguage,
} from './negotiation/reader-language.ts';
export { sendEdition } from './negotiation/send-edition.ts';
export { keepOutOfSearch } from './site/keep-out-of-search.ts';
export { readSiteConfig } from './site/read-site-config.ts';
export { securityHeaders } from './site/security-headers.ts';
export { serveSite } from './site/serve-site.ts';
export { securityTextRoute } from './site/security-text-route.ts';
export { siteRoute } from './site/site-route.ts';
export { type MemoryBudget, memoryBudget } from './uploads/memory-budget.ts';
export {
  formFailure,
  type FormPart,
  type FormRules,
  partsOf,
  readForm,
  ruledName,
} from './uploads/read-form.ts';
export { whenGone } from './uploads/when-gone.ts';
export { openMetrics } from './watching/metrics.ts';
export { visitsRoute } from './visits/visits-route.ts';
export { registerDomainRoute } from './widget/register-domain-route.ts';
