import { readerCountsCall } from '@vernacular/contract';

import { readReply } from '../../../platform/api/api.ts';
import { findForms } from './marked-by-readers.ts';
import type { FindOnSite } from './use-site-reader-counts.ts';

/**
 * Fetches how many readers of this site knew each word of a language, and returns a lookup by word. All words of the
 * language are fetched without credentials, so that no looked-up word leaves the browser. Throws when the request
 * fails.
 */
export async function fetchSiteReaders(language: string): Promise<FindOnSite> {
  const path = readerCountsCall.path.replace(':language', language);
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  const { words } = await readReply(response, readerCountsCall.reply);
  const find = findForms(new Map(words.map((said) => [said.word, said])));
  return (word) => find(word).toSorted((one, two) => two.readers - one.readers)[0] ?? null;
}
