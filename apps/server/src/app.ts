import { constants } from 'node:zlib';

import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { nameIn } from '@vernacular/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import {
  accounts,
  apiKeyRoutes,
  audit,
  consentRoutes,
  historyRoutes,
  knownWordsRoutes,
  operatorRoutes,
  profileRoutes,
  sharingRoutes,
} from './people/index.ts';
import {
  handlerTimeout,
  validatorCompiler,
  answerBrokenRequest,
  answerFailure,
  answerFailures,
  apiDocs,
  registerOpenApi,
  limitConnections,
  healthRoute,
  rateLimit,
  memoryBudget,
  registerDomainRoute,
  decodableUrl,
  trustedProxies,
  RequestLog,
  securityHeaders,
  securityTextRoute,
  serializers,
  serveSite,
  siteRoute,
  openMetrics,
  drainOnClose,
  visitsRoute,
} from './http/index.ts';
import { requireDecidedAccess } from './authorisation.ts';
import { exerciseRoutes, studyRoutes } from './coaching/index.ts';
import {
  buildYourOwnRoute,
  dictionariesRoute,
  dictionaryFileRoute,
  downloadRoute,
  gradeRoute,
  groupRoute,
  languageToolRoutes,
  type AnalysisContext,
  newsCounts,
  openOwnDictionaries,
  openWorkerPool,
  ownDictionaryRoutes,
  scalaRoute,
  cleanUpPeriodically,
} from './analysis/index.ts';
import type { Outside } from './outside/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The signed-in user; null for a guest. `isSure`: a second factor was shown, or the sign-in is under 15 minutes
     * old.
     */
    visitor: { readonly id: string; readonly email: string; readonly isSure: boolean } | null;
  }
}

const uploadsAtOnce = 256 * 1024 * 1024;
const seconds = 1000;
const patience = {
  headers: 20 * seconds,
  request: 300 * seconds,
  silence: 120 * seconds,
  // Longer than `request`, the time that the slowest allowed upload takes.
  handler: 330 * seconds,
};

/** A class behind one address opens some hundreds of connections; a browser opens six. */
const connectionLimits = { ofOneAddress: 500, ofAll: 10_000, grace: 30 * seconds, leastRate: 1000 };

export async function buildApp(outside: Outside): Promise<FastifyInstance> {
  const { config, log } = outside;
  const app = fastify({
    logger:
      log === null
        ? false
        : { level: config.LOG_LEVEL, serializers, ...(log ? { stream: log } : {}) },
    logController: new RequestLog(),
    trustProxy: trustedProxies(config),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    forceCloseConnections: 'idle',
    // `drainOnClose` answers these requests.
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    http: {
      connectionsCheckingInterval: 5 * seconds,
      headersTimeout: patience.headers,
      maxHeaderSize: 16 * 1024,
    },
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBrokenRequest,
  });
  const stopWatching = limitConnections(app.server, {
    ...connectionLimits,
    ofOneAddress: config.TRUST_PROXY === false ? connectionLimits.ofOneAddress : null,
  });
  app.addHook('onClose', async () => stopWatching());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('visitor', null);
  app.decorateRequest('isStoreAway', false);
  // Another site's page can send plain text without a CORS preflight; no route here takes it.
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  requireDecidedAccess(app);
  outside.traces?.follow(app);
  const metrics = openMetrics(app, outside);

  securityHeaders(app, outside);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // The fastest level takes a third of the time, and each reply is compressed for one waiting reader.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  await app.register(accepts);
  drainOnClose(app, config);
  handlerTimeout(app, patience.handler);
  await app.register(cookie);
  await app.register(multipart);
  const siteName = nameIn(outside.site.name, 'en');
  await registerOpenApi(app, siteName);
  const ownDictionaries = openOwnDictionaries(outside.store, config.DATA_DIR, (err) =>
    app.log.error({ err }, 'a dictionary could not be counted'),
  );
  cleanUpPeriodically(app, ownDictionaries.queue);
  const security = await audit(app, outside);
  metrics.audit(security.isWritable);
  await accounts(app, { ...outside, ownDictionaries });
  rateLimit(app, outside);

  const onFault = (err: unknown) => app.log.error({ err }, 'a thread broke');
  const workers = openWorkerPool({
    dictionaries: outside.dictionaries,
    folder: outside.dictionariesFolder,
    onFault,
    traces: outside.traces,
  });
  app.addHook('onClose', () => workers.close());
  for (const { name, waiting } of workers.queues) metrics.line(name, waiting);
  app.addHook('onListen', () => void workers.warm().catch(onFault));
  const news = newsCounts({
    dictionaries: outside.dictionaries,
    folder: outside.dictionariesFolder,
    source: config.NEWS_COUNTS,
    log: app.log,
  });
  const ending = new AbortController();
  app.addHook('onListen', () => void news.fetch(ending.signal));
  app.addHook('preClose', () => ending.abort());
  const means: AnalysisContext = {
    ...outside,
    workers,
    ownDictionaries,
    news,
    budget: memoryBudget(uploadsAtOnce),
  };

  await app.register(gradeRoute, means);
  await app.register(downloadRoute, means);
  await app.register(buildYourOwnRoute);
  await app.register(scalaRoute);
  await app.register(groupRoute, means);
  await app.register(languageToolRoutes, means);
  await app.register(dictionariesRoute, means);
  await app.register(dictionaryFileRoute, means);
  await app.register(ownDictionaryRoutes, means);
  await app.register(exerciseRoutes, outside);
  await app.register(studyRoutes, outside);
  await app.register(profileRoutes, outside);
  await app.register(consentRoutes, outside);
  await app.register(knownWordsRoutes, outside);
  await app.register(apiKeyRoutes, outside);
  await app.register(historyRoutes, outside);
  await app.register(sharingRoutes, outside);
  await app.register(operatorRoutes, {
    ...outside,
    ownFiles: ownDictionaries,
    isAuditWritable: security.isWritable,
  });
  await app.register(visitsRoute, outside);
  await app.register(registerDomainRoute, outside);
  await app.register(siteRoute, outside);
  await app.register(securityTextRoute, outside);
  await app.register(healthRoute, { ...outside, isAuditWritable: security.isWritable });
  await app.register(apiDocs, { name: siteName });
  await app.register(serveSite, outside);
  return app;
}
