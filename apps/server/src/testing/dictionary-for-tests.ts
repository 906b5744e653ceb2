import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildDictionary } from '@vernacular/dictionaries/node';

import type { TestSite } from './site-for-tests.ts';
import { dictionaryFolders } from '../analysis/index.ts';

/** Puts a small dictionary of a person in place, as if it had been counted, and gives its id. */
export async function putDictionary(
  { dependencies: { store, config } }: Pick<TestSite, 'dependencies'>,
  userId: string,
): Promise<string> {
  const id = randomUUID();
  const folders = dictionaryFolders(config.DATA_DIR);
  await folders.make(id);
  const corpus = folders.corpusOf(id);
  await writeFile(join(corpus, '1.txt'), 'The quokka sleeps. The quokka eats.');
  const made = { code: 'EnglishQuokkas2020_2024', language: 'en' } as const;
  await buildDictionary({ ...made, folder: folders.of(id), from: [corpus] });
  const row = { name: 'Quokkas', from: 2020, to: 2024, files: 1, bytes: 35 };
  await store.ownDictionaries.add({ id, userId, ...made, ...row }, 5, () =>
    folders.corpusPieces(id),
  );
  await store.ownDictionaries.acquire({ id, by: 'a test' }, 60_000);
  const counted = { tokens: 6, types: 4, leftOut: 0 };
  await store.ownDictionaries.finish({ id, by: 'a test' }, counted, () =>
    folders.dictionaryPieces(id),
  );
  await folders.clear(id);
  return id;
}
