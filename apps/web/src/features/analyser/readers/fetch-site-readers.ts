import { readerCountsCall } from '@vernacular/contract';

import { readReply } from '../../../platform/api/api.ts';
import { findForms } from './marked-by-readers.ts';
import type { FindOnSite } from './use-site-readers.ts';

/**
 * Fetches the reader counts of a whole language, without credentials: no word that is looked up leaves the browser.
 * Throws on failure.
 */
export async function fetchSiteReaders(language: string): Promise<FindOnSite> {
  const path = readerCountsCall.path.replace(':language', language);
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  const { words } = await readReply(response, readerCountsCall.reply);
  const find = findForms(new Map(words.map((said) => [said.word, said])));
  return (word) => find(word).toSorted((one, two) => two.readers - one.readers)[0] ?? null;
}
