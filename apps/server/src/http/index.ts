export { hashIp, hashKey, rateLimitKey } from './addresses/rate-limit-keys.ts';
export { decodableUrl } from './addresses/decodable-url.ts';
export { trustedProxies } from './addresses/trusted-proxies.ts';
export { apiDocs, registerOpenApi } from './api-docs/api-docs.ts';
export { handlerTimeout } from './connections/handler-timeout.ts';
export { limitDatabaseTime } from './connections/limit-database-time.ts';
export { limitConnections } from './connections/connection-limits.ts';
export { lingerMilliseconds, listenOnAll } from './connections/listen-on-localhost-addresses.ts';
export { answerBrokenRequest } from './failures/answer-broken-request.ts';
export { refuseTwoHosts } from './failures/refuse-two-hosts.ts';
export { answerFailure, answerFailures, discardBody } from './failures/answer-failures.ts';
export { Failure, toFailure, toRateLimited } from './failures/failure.ts';
export { type DatabaseRequest, withoutDatabase } from './failures/without-database.ts';
export { drainOnClose } from './site/drain-on-close.ts';
export { rateLimit } from './rate-limit/rate-limit.ts';
export { rotation } from './rate-limit/round-robin-queue.ts';
export { scheduleFairly } from './rate-limit/fair-scheduling.ts';
export { healthRoute } from './health/health-route.ts';
export {
  describeError,
  type ErrorLine,
  RequestLog,
  serializers,
} from './logging/log-serializers.ts';
export { explicitlyAccepts } from './negotiation/explicitly-accepts.ts';
export {
  acceptLanguageNote,
  type ReaderLanguage,
  readerLanguage,
} from './negotiation/reader-language.ts';
export { sendPrecompressed } from './negotiation/send-precompressed.ts';
export {
  contractRoute,
  formRoute,
  readRoute,
  validatorCompiler,
  validatorFor,
} from './routes/contract-route.ts';
export { setNoindex } from './site/app-shell.ts';
export { visitCountRoute } from './site/count-visit.ts';
export { readSiteConfig } from './site/read-site-config.ts';
export { securityHeaders } from './site/security-headers.ts';
export { serveSite } from './site/serve-site.ts';
export { securityTextRoute } from './site/security-text-route.ts';
export { siteInfoRoute } from './site/site-info-route.ts';
export {
  formFailure,
  type FormPart,
  type FormRules,
  formParts,
  type MemoryBudget,
  memoryBudget,
  readForm,
  ruleName,
} from './uploads/read-multipart-form.ts';
export { abortOnDisconnect } from './uploads/abort-on-disconnect.ts';
export { openMetrics } from './metrics/metrics.ts';
export { registerDomainRoute } from './widget/register-domain-route.ts';
