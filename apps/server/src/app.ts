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
  writerRoutes,
  audit,
  consentRoutes,
  historyRoutes,
  knownWordsRoutes,
  operatorRoutes,
  profileRoutes,
  readerCountRoutes,
  readerRoutes,
  sharingRoutes,
} from './people/index.ts';
import {
  handlerTimeout,
  validatorCompiler,
  answerBrokenRequest,
  answerFailure,
  answerFailures,
  refuseTwoHosts,
  apiDocs,
  registerOpenApi,
  limitConnections,
  limitDatabaseTime,
  healthRoute,
  rateLimit,
  scheduleFairly,
  memoryBudget,
  registerDomainRoute,
  decodableUrl,
  trustedProxies,
  RequestLog,
  securityHeaders,
  securityTextRoute,
  serializers,
  serveSite,
  siteInfoRoute,
  openMetrics,
  drainOnClose,
  visitCountRoute,
} from './http/index.ts';
import { authorisation, requireDecidedAccess } from './route-access-table.ts';
import { exerciseRoutes, studyRoutes } from './coaching/index.ts';
import {
  instructionsDocumentRoute,
  dictionariesRoute,
  glossaryRoute,
  readInstitutionGlossary,
  dictionaryFileRoute,
  downloadRoute,
  gradeRoute,
  groupRoute,
  languageToolRoutes,
  wordLevelReader,
  type AnalysisContext,
  newsCountsDownload,
  openOwnDictionaries,
  openWorkerPool,
  ownDictionaryRoutes,
  gaugeRoute,
} from './analysis/index.ts';
import type { Dependencies } from './dependencies/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The signed-in user; null for a guest. `isRecent`: the sign-in, or the password shown again, is under 15 minutes
     * old. `isSure`: that, or a second factor was shown. `keepsWork`: whether their work is saved;
     * undefined where the session was not read from our database.
     */
    visitor: {
      readonly id: string;
      readonly email: string;
      readonly isRecent: boolean;
      readonly isSure: boolean;
      readonly keepsWork: boolean | undefined;
    } | null;
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

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log } = dependencies;
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
  refuseTwoHosts(app);
  requireDecidedAccess(app);
  dependencies.traces?.follow(app);
  const metrics = openMetrics(app, dependencies);

  securityHeaders(app, dependencies);
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
  // SQLite answers at once, or after the wait for its write lock.
  if (config.DATABASE_URL !== undefined) limitDatabaseTime(app);
  await app.register(cookie);
  await app.register(multipart);
  const siteName = nameIn(dependencies.site.name, 'en');
  await registerOpenApi(app, siteName, authorisation);
  const ownDictionaries = openOwnDictionaries(dependencies.store, config.DATA_DIR, (err) =>
    app.log.error({ err }, 'a dictionary could not be counted'),
  );
  app.addHook('onReady', ownDictionaries.queue.start);
  app.addHook('preClose', ownDictionaries.queue.close);
  const security = await audit(app, dependencies);
  metrics.audit(security.isWritable);
  await accounts(app, { ...dependencies, ownDictionaries });
  rateLimit(app, dependencies);
  scheduleFairly(app);

  const onFault = (err: unknown) => app.log.error({ err }, 'a thread broke');
  const glossary = await readInstitutionGlossary(config.DATA_DIR, (file, err) =>
    app.log.error({ err, file }, 'a file of the glossary cannot be used'),
  );
  const workers = openWorkerPool({
    dictionaries: dependencies.dictionaries,
    folder: dependencies.dictionariesFolder,
    glossary,
    onFault,
    traces: dependencies.traces,
  });
  app.addHook('onClose', () => workers.close());
  for (const { name, waiting } of workers.queues) metrics.line(name, waiting);
  app.addHook('onListen', () => void workers.warm().catch(onFault));
  const news = newsCountsDownload({
    dictionaries: dependencies.dictionaries,
    folder: dependencies.dictionariesFolder,
    source: config.NEWS_COUNTS,
    log: app.log,
  });
  const ending = new AbortController();
  app.addHook('onListen', () => void news.fetch(ending.signal));
  app.addHook('preClose', () => ending.abort());
  const means: AnalysisContext = {
    ...dependencies,
    workers,
    ownDictionaries,
    glossary,
    news,
    budget: memoryBudget(uploadsAtOnce),
  };

  await app.register(gradeRoute, means);
  await app.register(downloadRoute, means);
  await app.register(instructionsDocumentRoute);
  await app.register(gaugeRoute);
  await app.register(groupRoute, means);
  await app.register(languageToolRoutes, means);
  await app.register(dictionariesRoute, means);
  await app.register(dictionaryFileRoute, means);
  await app.register(glossaryRoute, means);
  await app.register(ownDictionaryRoutes, means);
  await app.register(exerciseRoutes, dependencies);
  await app.register(studyRoutes, dependencies);
  await app.register(profileRoutes, {
    ...dependencies,
    ownFiles: ownDictionaries,
    readLevels: wordLevelReader(means),
  });
  await app.register(consentRoutes, dependencies);
  await app.register(knownWordsRoutes, dependencies);
  await app.register(apiKeyRoutes, dependencies);
  await app.register(historyRoutes, dependencies);
  await app.register(sharingRoutes, dependencies);
  const asking = { ...dependencies, readLevels: wordLevelReader(means) };
  await app.register(writerRoutes, asking);
  await app.register(readerCountRoutes, asking);
  await app.register(readerRoutes, dependencies);
  await app.register(operatorRoutes, {
    ...dependencies,
    ownFiles: ownDictionaries,
    isAuditWritable: security.isWritable,
  });
  await app.register(visitCountRoute, dependencies);
  await app.register(registerDomainRoute);
  await app.register(siteInfoRoute, dependencies);
  await app.register(securityTextRoute, dependencies);
  await app.register(healthRoute, { ...dependencies, isAuditWritable: security.isWritable });
  await app.register(apiDocs, { name: siteName });
  await app.register(serveSite, dependencies);
  return app;
}
