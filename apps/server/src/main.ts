import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildApp } from './app.ts';
import { readConfig, WrongSettings } from './config.ts';
import { readSiteConfig } from './site/read-site-config.ts';
import { openStore } from './store/open-store.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.DATA_DIR);
  await mkdir(dataDir, { recursive: true });
  const site = await readSiteConfig(config.SITE_CONFIG);
  const store = await openStore({
    dataDir,
    ...(config.DATABASE_URL ? { databaseUrl: config.DATABASE_URL } : {}),
  });
  const app = await buildApp({
    config,
    store,
    site,
    dictionariesFolder: join(dataDir, 'dictionaries'),
    webRoot: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  say(`${site.name} is at ${config.PUBLIC_URL ?? `http://localhost:${config.PORT}`}`);
}

start().catch((error: unknown) => {
  say(error instanceof WrongSettings ? error.message : String(error));
  process.exitCode = 1;
});
