import { readerCountsCall } from '@vernacular/contract';

import { readReply } from '../../../platform/api/api.ts';
import { findForms } from './marked-by-readers.ts';
import type { FindOnSite } from './use-site-readers.ts';

/** Fetches the whole table of a language, without saying who asks: the word that is looked up stays in the browser. */
export async function fetchSiteReaders(language: string): Promise<FindOnSite> {
  const path = readerCountsCall.path.replace(':language', language);
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  const { words } = await readReply(response, readerCountsCall.reply);
  const find = findForms(new Map(words.map((said) => [said.word, said])));
  return (word) => find(word).toSorted((one, two) => two.readers - one.readers)[0] ?? null;
}
