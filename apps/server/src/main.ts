import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { makeBundled, openStore as openDictionaries } from '@vernacular/dictionaries/node';

import { buildApp } from './app.ts';
import { coachCounts, openCoach } from './coaching/index.ts';
import { goOnUnread, readConfig, readStudies } from './outside/index.ts';
import { endGracefully } from './end-gracefully.ts';
import { readSiteConfig } from './http/index.ts';
import { sayWhyNot } from './say-why-not.ts';
import { keepDataPrivate, openStore } from './store/index.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const site = await readSiteConfig(config.SITE_CONFIG);
  const studies = await readStudies(config.STUDIES);
  const dataDir = resolve(config.DATA_DIR);
  const dictionariesFolder = join(dataDir, 'dictionaries');
  keepDataPrivate(dataDir);
  await makeBundled(dictionariesFolder, say);
  const databaseUrl = config.DATABASE_URL;
  const store = await openStore({
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    secretsKey: config.SECRETS_KEY,
  });
  const dictionaries = openDictionaries(dictionariesFolder);
  const counts = coachCounts();
  const { coach, model, troubles } = openCoach(config, dictionaries, store, (end) => {
    counts.count(end);
    if (end !== 'answered')
      app.log.warn({ why: end, counts: counts.now() }, 'the local coach answered for the model');
  });
  const ending = new AbortController();
  const app = await buildApp({
    config,
    ending: ending.signal,
    store,
    site,
    studies,
    dictionaries,
    coach,
    dictionariesFolder,
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  });
  app.addHook('onClose', () => store.close());
  endGracefully(app, config, ending);
  await app.listen({ port: config.PORT, host: config.HOST, listenTextResolver: () => 'listening' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  say(`${site.name} is at ${config.PUBLIC_URL ?? `http://localhost:${port}`}`);
  for (const trouble of troubles) say(`COACH_PROMPTS: ${trouble}`);
  if (model !== null) say(`Coach: ${(await model.introduce()).sentence}`);
}

goOnUnread([process.stdout, process.stderr]);
await start().catch((error: unknown) => {
  process.stderr.write(`${sayWhyNot(error)}\n`);
  process.exit(1);
});
