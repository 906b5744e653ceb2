import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { siteDescription } from '@vernacular/contract';
import { openStore as openDictionaries } from '@vernacular/dictionaries/node';
import openapiTS, { astToString, type OpenAPI3, stringToAST } from 'openapi-typescript';

import { buildApp } from './app.ts';
import { readConfig } from './dependencies/index.ts';
import { openStore } from './store/index.ts';

const banner = `/**
 * Written by \`npm run build\` from the description that a site has at /api/openapi.json; not to be edited by hand.
 */
`;

/** TypeScript source with the types of all calls of an OpenAPI description; it becomes packages/client/src/calls.ts. */
export async function callsOf(description: OpenAPI3): Promise<string> {
  const [{ type: blob }] = stringToAST('type File = Blob') as [{ type: never }];
  const types = await openapiTS(description, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return banner + astToString(types);
}

/**
 * The OpenAPI description of a site with default settings, which is started for it in a temporary folder without
 * dictionaries and web pages.
 */
export async function describeDefaultSite(): Promise<OpenAPI3> {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-calls-'));
  const store = await openStore({ dataDir: folder });
  const app = await buildApp({
    config: readConfig({ DATA_DIR: folder, NEWS_COUNTS: 'off' }),
    store,
    dictionaries: openDictionaries(folder),
    dictionariesFolder: folder,
    webRoot: folder,
    site: siteDescription.parse({}),
    log: { write: () => {} },
  });
  const reply = await app.inject('/api/openapi.json');
  await app.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
  if (reply.statusCode !== 200)
    throw new Error(`The site did not describe its calls: ${reply.body}`);
  return reply.json<OpenAPI3>();
}
