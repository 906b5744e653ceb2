import type { Dictionary } from '@vernacular/analyzer';
import { openLevels } from '@vernacular/dictionaries';

import type { DictionaryAddress } from './protocol.ts';

/** Fetches a dictionary that is good for levels. Its address never changes, so the browser keeps it. */
export async function fetchLevels({ levelsUrl }: DictionaryAddress): Promise<Dictionary> {
  return openLevels(await bytesAt(levelsUrl));
}

/** Fetches the same dictionary with exact counts of its common and mid-frequency words. */
export async function fetchCounts({
  levelsUrl,
  countsUrl,
}: DictionaryAddress): Promise<Dictionary | null> {
  if (countsUrl === null) return null;
  const [levels, counts] = await Promise.all([bytesAt(levelsUrl), bytesAt(countsUrl)]);
  return openLevels(levels, counts);
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return response.arrayBuffer();
}
