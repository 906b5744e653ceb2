import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { nameIn } from '@vernacular/contract';
import { makeBundled, openStore as openDictionaries } from '@vernacular/dictionaries/node';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import { buildApp } from './app.ts';
import { findModelServer, modelServerSentence, openCoach } from './coaching/index.ts';
import {
  bufferedLog,
  ignoreEpipe,
  misspeltSettings,
  type ModelServer,
  openTraces,
  quotasOf,
  readConfig,
  readStudies,
  sessionLengthsOf,
  type Traces,
  type Config,
} from './dependencies/index.ts';
import {
  describeError,
  type ErrorLine,
  lingerMilliseconds,
  listenOnAll,
  readSiteConfig,
} from './http/index.ts';
import { openKeyRing } from './people/index.ts';
import {
  keepDataPrivate,
  makeSiteFolder,
  type OnStatement,
  openUnpreparedStore,
  retryWhileAway,
} from './store/index.ts';

const log = bufferedLog((lines) => process.stdout.write(lines));
process.on('exit', log.flush);

const say = (sentence: string) => {
  log.write(`${sentence}\n`);
  log.flush();
};

const fillIn =
  'Contact Us, In the news and Developers are empty until SITE_CONFIG names a file that fills them: copy deploy/site-config.example.jsonc.';

const traceStatements =
  ({ over }: Traces): OnStatement =>
  ({ verb, table, milliseconds, isRefused }) =>
    over({
      name: table === null ? verb : `${verb} ${table}`,
      milliseconds,
      isFailed: isRefused,
      attributes: {
        'db.operation.name': verb,
        ...(table === null ? {} : { 'db.collection.name': table }),
      },
    });

/**
 * Milliseconds that the start waits for the database. After that guests are served while it is still unavailable or
 * being migrated.
 */
const firstTry = 5000;

const faultName = ({ type, message, cause }: ErrorLine): string =>
  [message || type, ...(cause ? [faultName(cause)] : [])].join(', because of ');

/**
 * Resolves when the database can be used or the site is closing; throws when waiting does not help, as with the
 * database of a newer version.
 */
async function prepareDatabase(prepare: () => Promise<void>, signal: AbortSignal): Promise<void> {
  let isAway = false;
  const isDone = await retryWhileAway(prepare, {
    signal,
    onAway: (error) => {
      isAway = true;
      say(
        `The database cannot be used: ${faultName(describeError(error))}. Guests are served until it can.`,
      );
    },
  });
  if (isAway && isDone) say('The database can be used.');
}

/** Resolves when the server listens and its database can be used. `isReady` is called before it handles signals. */
export async function start(settings: NodeJS.ProcessEnv, isReady: () => void): Promise<void> {
  ignoreEpipe([process.stdout, process.stderr]);
  for (const sentence of misspeltSettings(settings)) say(sentence);
  const config = readConfig(settings);
  const site = await readSiteConfig(config.SITE_CONFIG);
  const studies = await readStudies(config.STUDIES);
  const dataDir = resolve(config.DATA_DIR);
  const dictionariesFolder = join(dataDir, 'dictionaries');
  const isFirstStart = !existsSync(dictionariesFolder);
  makeSiteFolder(dataDir);
  keepDataPrivate(dataDir);
  await makeBundled(dictionariesFolder, say);
  const traces = await openTraces(config.OTEL_EXPORTER_OTLP_ENDPOINT, (err) =>
    app.log.warn({ err }, 'the collector of traces takes none'),
  );
  const { store, prepare } = openUnpreparedStore({
    dataDir,
    databaseUrl: config.DATABASE_URL,
    secretsKey: config.SECRETS_KEY,
    sessionLengths: sessionLengthsOf(config),
    quotas: quotasOf(config),
    corporaUrl: config.CORPORA_URL,
    onMigration: say,
    ...(traces && { onStatement: traceStatements(traces) }),
  });
  const closing = new AbortController();
  const prepared = prepareDatabase(async () => {
    await prepare();
    // The first server seals the signing key. One with another SECRETS_KEY ends here, and not at somebody's sign-in.
    if (config.AUTH_URL === undefined) await openKeyRing(store.signingKeys);
  }, closing.signal);
  await Promise.race([prepared, wait(firstTry, null, { ref: false })]);
  const dictionaries = openDictionaries(dictionariesFolder);
  const { coach, model, report, troubles } = openCoach(
    config,
    dictionaries,
    store,
    (why, counts) => {
      if (why !== 'answered') app.log.warn({ why, counts }, 'the model did not answer to the end');
    },
  );
  let unusedModelServer: ModelServer | null = null;
  const ending = new AbortController();
  const app = await buildApp({
    config,
    log,
    ending: ending.signal,
    store,
    site,
    studies,
    dictionaries,
    coach: traces
      ? { comment: (...asked) => traces.part('coach', () => coach.comment(...asked)) }
      : coach,
    traces,
    unusedModelServer: () => unusedModelServer,
    ...(report && { model: report }),
    dictionariesFolder,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  });
  app.addHook('preClose', () => closing.abort());
  app.addHook('onClose', () => store.close());
  app.addHook('onClose', () => traces?.close());
  isReady();
  shutDownGracefully(app, config, ending);
  await listenOnAll(app, { linger: lingerMilliseconds(config) })(config.HOST, config.PORT);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  say(`${nameIn(site.name, 'en')} is at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);
  if (isFirstStart && config.SITE_CONFIG === undefined) say(fillIn);
  for (const trouble of troubles) say(`COACH_PROMPTS: ${trouble}`);
  if (model !== null) say(`Coach: ${(await model.introduce()).sentence}`);
  else if (settings['NODE_ENV'] !== 'test') {
    unusedModelServer = await findModelServer();
    if (unusedModelServer !== null) say(`Coach: ${modelServerSentence(unusedModelServer)}`);
  }
  await prepared;
}

const seconds = 1000;

/** Seconds; the proxies of `deploy/` notice within four that a server is not ready. */
const noticeBehindProxy = 5;

/**
 * On a signal, `/readyz` fails for DRAIN_NOTICE seconds (not after an uncaught error); then new connections are refused
 * and running requests get DRAIN_SECONDS to finish. A second signal exits at once.
 */
function shutDownGracefully(
  app: FastifyInstance,
  config: Pick<Config, 'DRAIN_NOTICE' | 'DRAIN_SECONDS' | 'TRUST_PROXY'>,
  ending: AbortController,
): void {
  const { TRUST_PROXY, DRAIN_SECONDS } = config;
  const notice = config.DRAIN_NOTICE ?? (TRUST_PROXY === false ? 0 : noticeBehindProxy);
  const badly = { error: (err: unknown) => app.log.error({ err }, 'ended badly') };
  const delay = (notice + DRAIN_SECONDS) * seconds || 1;
  closeWithGrace({ delay, logger: badly }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'a fault nobody caught');
    app.log.info({ signal }, 'ending');
    ending.abort();
    if (!err) await wait(notice * seconds);
    // Without this, browsers keep idle connections open and closing waits for them.
    app.server.keepAliveTimeout = 1;
    await app.close();
  });
}
