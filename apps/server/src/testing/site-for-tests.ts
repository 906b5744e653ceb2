import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteDescription } from '@vernacular/contract';
import { makeBundled, openStore as openDictionaries } from '@vernacular/dictionaries/node';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../app.ts';
import {
  type Dependencies,
  quotasOf,
  readConfig,
  sessionLengthsOf,
} from '../dependencies/index.ts';
import { openStore } from '../store/index.ts';

const shell = `<!doctype html><title>Vernacular</title><script type="module" src="/assets/app-1a2b3c.js"></script>`;

/** Making the dictionaries takes seconds, so the test runs of one machine share them. */
export const sharedDictionaries = join(tmpdir(), 'vernacular-dictionaries-for-tests');

/** A site with everything real: a database and a web folder of its own, the bundled dictionaries. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
  /** All log lines so far. */
  log(): string;
  close(): Promise<void>;
}

/** Opens a site in a fresh temporary folder. */
export async function openTestSite(
  settings: Readonly<Record<string, string>> = {},
  changes: Partial<Dependencies> = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vernacular-server-'));
  const webRoot = join(dataDir, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), shell);
  await writeFile(join(webRoot, 'read.html'), shell);
  await mkdir(join(webRoot, 'accessibility'));
  await writeFile(join(webRoot, 'accessibility/panel.js'), 'export {};');
  await writeFile(join(webRoot, 'accessibility/version.json'), '{ "version": "1.2.0-0a1b2c3d" }');
  await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webRoot, '.built-from'), 'secret');
  await writeFile(join(webRoot, 'assets/packed-1a2b3c.js'), 'export {};');
  await writeFile(join(webRoot, 'assets/packed-1a2b3c.js.br'), 'not really packed');
  await writeFile(join(webRoot, 'assets/app-1a2b3c.js'), `export default '${'a'.repeat(4000)}';`);
  await makeBundled(sharedDictionaries);
  const config = readConfig({ DATA_DIR: dataDir, NEWS_COUNTS: 'off', ...settings });
  const store = await openStore({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    secretsKey: config.SECRETS_KEY,
    sessionLengths: sessionLengthsOf(config),
    quotas: quotasOf(config),
    corporaUrl: config.CORPORA_URL,
    ...(changes.now ? { now: changes.now } : {}),
  });
  const lines: string[] = [];
  const dependencies: Dependencies = {
    config,
    store,
    dictionaries: openDictionaries(sharedDictionaries),
    dictionariesFolder: sharedDictionaries,
    webRoot,
    site: siteDescription.parse({}),
    // The least that argon2 takes: full strength has a test of its own, accounts/passwords/password-hasher.test.ts.
    passwordCost: { memoryCost: 8, timeCost: 1 },
    log: { write: (line) => void lines.push(line) },
    ...changes,
  };
  const app = await buildApp(dependencies);
  await app.ready();
  return {
    app,
    dependencies,
    log: () => lines.join(''),
    close: async () => {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
