import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { accounts } from './accounts/accounts.ts';
import { apiDocs } from './api-docs/api-docs.ts';
import { describeCalls } from './api-docs/describe-calls.ts';
import { requireDecidedAccess } from './authorisation.ts';
import { answerBrokenRequest } from './failures/answer-broken-request.ts';
import { exerciseRoutes } from './exercises/exercise-routes.ts';
import { answerFailure, answerFailures } from './failures/answer-failures.ts';
import { dictionariesRoute } from './dictionaries/dictionaries-route.ts';
import { dictionaryFileRoute } from './dictionaries/dictionary-file-route.ts';
import { buildYourOwnRoute } from './grading/build-your-own-route.ts';
import { downloadRoute } from './grading/download-route.ts';
import { gradeRoute } from './grading/grade-route.ts';
import { groupRoute } from './group-grading/group-route.ts';
import { healthRoute } from './health/health-route.ts';
import { historyRoutes } from './history/history-routes.ts';
import { RequestLog, serializers } from './logging/log-options.ts';
import type { Means } from './means.ts';
import type { Outside } from './outside.ts';
import { openOwnDictionaries } from './own-dictionaries/own-dictionaries.ts';
import { ownDictionaryRoutes } from './own-dictionaries/own-dictionary-routes.ts';
import { tidyNowAndThen } from './own-dictionaries/tidy-now-and-then.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { scalaRoute } from './scala/scala-route.ts';
import { sharingRoutes } from './sharing/sharing-routes.ts';
import { securityHeaders } from './site/security-headers.ts';
import { serveSite } from './site/serve-site.ts';
import { siteRoute } from './site/site-route.ts';
import { memoryBudget } from './uploads/memory-budget.ts';
import { registerDomainRoute } from './widget/register-domain-route.ts';
import { visitsRoute } from './visits/visits-route.ts';
import { openWorkbench } from './work/workbench.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking, when signed in. */
    visitor: { readonly id: string; readonly email: string } | null;
  }
}

const uploadsAtOnce = 256 * 1024 * 1024;
const seconds = 1000;
const patience = {
  headers: 20 * seconds,
  request: 300 * seconds,
  silence: 120 * seconds,
  // Longer than the slowest upload may take.
  handler: 330 * seconds,
};

/** The site, ready to listen. */
export async function buildApp(outside: Outside): Promise<FastifyInstance> {
  const { config, log } = outside;
  const app = fastify({
    logger: log === null ? false : { level: 'info', serializers, ...(log ? { stream: log } : {}) },
    logController: new RequestLog(),
    trustProxy: config.TRUST_PROXY,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    handlerTimeout: patience.handler,
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    http: { headersTimeout: patience.headers, maxHeaderSize: 16 * 1024 },
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = 1000;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('visitor', null);
  // A page elsewhere may send plain text without asking; no call here takes it.
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  requireDecidedAccess(app);

  await securityHeaders(app, outside);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(cookie);
  await app.register(multipart);
  await describeCalls(app, outside.site.name);
  const ownDictionaries = openOwnDictionaries(outside.store, config.DATA_DIR, (err) =>
    app.log.error({ err }, 'a dictionary could not be counted'),
  );
  tidyNowAndThen(app, ownDictionaries.line);
  await accounts(app, { ...outside, ownDictionaries });

  const workbench = openWorkbench({
    dictionaries: outside.dictionaries,
    folder: outside.dictionariesFolder,
    onFault: (err) => app.log.error({ err }, 'a thread broke'),
  });
  app.addHook('onClose', () => workbench.close());
  const means: Means = {
    ...outside,
    workbench,
    ownDictionaries,
    budget: memoryBudget(uploadsAtOnce),
  };

  await app.register(gradeRoute, means);
  await app.register(downloadRoute, means);
  await app.register(buildYourOwnRoute);
  await app.register(scalaRoute);
  await app.register(groupRoute, means);
  await app.register(dictionariesRoute, means);
  await app.register(dictionaryFileRoute, means);
  await app.register(ownDictionaryRoutes, means);
  await app.register(exerciseRoutes, outside);
  await app.register(profileRoutes, outside);
  await app.register(historyRoutes, outside);
  await app.register(sharingRoutes, outside);
  await app.register(visitsRoute, outside);
  await app.register(registerDomainRoute, outside);
  await app.register(siteRoute, outside);
  await app.register(healthRoute, outside);
  await app.register(apiDocs);
  await app.register(serveSite, outside);
  return app;
}
