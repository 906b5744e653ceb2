import { constants } from 'node:zlib';

import accepts from '@fastify/accepts';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { nameIn } from '@vernacular/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import * as people from './people/index.ts';
import * as http from './http/index.ts';
import { authorisation, requireDecidedAccess } from './route-access-table.ts';
import { exerciseRoutes, studyRoutes } from './coaching/index.ts';
import * as analysis from './analysis/index.ts';
import type { Dependencies } from './dependencies/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The signed-in user; null for a guest. `isRecent`: the sign-in, or the password shown again, is under 15 minutes
     * old. `isSure`: that, or a second factor was shown; always false with a hosted account service. `keepsWork`:
     * whether their work is saved; undefined where the session was not read from our database.
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

/** Builds the server with all its hooks and routes. The caller listens, and closes the app and the store. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, log } = dependencies;
  const app = fastify({
    logger:
      log === null
        ? false
        : {
            level: config.LOG_LEVEL,
            serializers: http.serializers,
            ...(log ? { stream: log } : {}),
          },
    logController: new http.RequestLog(),
    trustProxy: http.trustedProxies(config),
    rewriteUrl: ({ url = '/' }) => http.decodableUrl(url),
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
    frameworkErrors: http.answerFailure,
    clientErrorHandler: http.answerBrokenRequest,
  });
  const stopWatching = http.limitConnections(app.server, {
    ...connectionLimits,
    ofOneAddress: config.TRUST_PROXY === false ? connectionLimits.ofOneAddress : null,
  });
  app.addHook('onClose', async () => stopWatching());
  app.setValidatorCompiler(http.validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('visitor', null);
  app.decorateRequest('isStoreAway', false);
  // Another site's page can send plain text without a CORS preflight; no route here takes it.
  app.removeContentTypeParser('text/plain');
  http.answerFailures(app);
  http.refuseTwoHosts(app);
  requireDecidedAccess(app);
  dependencies.traces?.follow(app);
  const metrics = http.openMetrics(app, dependencies);

  http.securityHeaders(app, dependencies);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // The fastest level takes a third of the time, and each reply is compressed for one waiting reader.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    zlibOptions: { level: constants.Z_BEST_SPEED },
  });
  await app.register(accepts);
  http.drainOnClose(app, config);
  http.handlerTimeout(app, patience.handler);
  // SQLite answers at once, or after the wait for its write lock.
  if (config.DATABASE_URL !== undefined) http.limitDatabaseTime(app);
  await app.register(cookie);
  await app.register(multipart);
  const siteName = nameIn(dependencies.site.name, 'en');
  await http.registerOpenApi(app, siteName, authorisation);
  const ownDictionaries = analysis.openOwnDictionaries(dependencies.store, config.DATA_DIR, (err) =>
    app.log.error({ err }, 'a dictionary could not be counted'),
  );
  app.addHook('onReady', ownDictionaries.queue.start);
  app.addHook('preClose', ownDictionaries.queue.close);
  const { isWritable: isAuditWritable } = await people.audit(app, dependencies);
  metrics.audit(isAuditWritable);
  await people.accounts(app, { ...dependencies, ownDictionaries });
  http.rateLimit(app, dependencies);
  http.scheduleFairly(app);

  const onFault = (err: unknown) => app.log.error({ err }, 'a thread broke');
  const glossary = await analysis.readInstitutionGlossary(config.DATA_DIR, (file, err) =>
    app.log.error({ err, file }, 'a file of the glossary cannot be used'),
  );
  const workers = analysis.openWorkerPool({
    dictionaries: dependencies.dictionaries,
    folder: dependencies.dictionariesFolder,
    glossary,
    onFault,
    traces: dependencies.traces,
  });
  app.addHook('onClose', () => workers.close());
  for (const { name, waiting } of workers.queues) metrics.line(name, waiting);
  app.addHook('onListen', () => void workers.warm().catch(onFault));
  const news = analysis.newsCountsDownload({
    dictionaries: dependencies.dictionaries,
    folder: dependencies.dictionariesFolder,
    source: config.NEWS_COUNTS,
    log: app.log,
  });
  const ending = new AbortController();
  app.addHook('onListen', () => void news.fetch(ending.signal));
  app.addHook('preClose', () => ending.abort());
  const means: analysis.AnalysisContext = {
    ...dependencies,
    workers,
    ownDictionaries,
    glossary,
    news,
    budget: http.memoryBudget(uploadsAtOnce),
  };

  await app.register(analysis.gradeRoute, means);
  await app.register(analysis.downloadRoute, means);
  await app.register(analysis.instructionsDocumentRoute);
  await app.register(analysis.gaugeRoute);
  await app.register(analysis.groupRoute, means);
  await app.register(analysis.languageToolRoutes, means);
  await app.register(analysis.dictionariesRoute, means);
  await app.register(analysis.dictionaryFileRoute, means);
  await app.register(analysis.glossaryRoute, means);
  await app.register(analysis.ownDictionaryRoutes, means);
  await app.register(exerciseRoutes, dependencies);
  await app.register(studyRoutes, dependencies);
  const asking = { ...dependencies, readLevels: analysis.wordLevelReader(means) };
  await app.register(people.profileRoutes, { ...asking, ownFiles: ownDictionaries });
  await app.register(people.consentRoutes, dependencies);
  await app.register(people.knownWordsRoutes, dependencies);
  await app.register(people.apiKeyRoutes, dependencies);
  await app.register(people.historyRoutes, dependencies);
  await app.register(people.sharingRoutes, dependencies);
  await app.register(people.writerRoutes, asking);
  await app.register(people.readerCountRoutes, asking);
  await app.register(people.readerRoutes, dependencies);
  const operating = { ...dependencies, ownFiles: ownDictionaries, isAuditWritable };
  await app.register(people.operatorRoutes, operating);
  await app.register(http.visitCountRoute, dependencies);
  await app.register(http.registerDomainRoute);
  await app.register(http.siteInfoRoute, dependencies);
  await app.register(http.securityTextRoute, dependencies);
  await app.register(http.healthRoute, { ...dependencies, isAuditWritable });
  await app.register(http.apiDocs, { name: siteName });
  await app.register(http.serveSite, dependencies);
  return app;
}
