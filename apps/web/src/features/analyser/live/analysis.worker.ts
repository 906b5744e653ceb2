/// <reference lib="webworker" />
import type { Dictionary } from '@vernacular/analyzer';
import { openLevels } from '@vernacular/dictionaries';

import { findHelp } from '../help/find-help.ts';
import type { DictionaryAddress, Question } from './protocol.ts';
import { readFile } from './read-file.ts';
import { createReader } from './worker-handler.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Fetches the level of each word; exact counts come only with a private dictionary. */
async function fetchLevels(address: DictionaryAddress): Promise<Dictionary> {
  if (address.isPrivate) return fetchWhole(address);
  return openLevels(await bytesAt(address.levelsUrl));
}

/** Fetches the same dictionary with exact counts; null when it has none. */
async function fetchCounts(address: DictionaryAddress): Promise<Dictionary | null> {
  if (address.countsUrl === null) return null;
  return (address.isPrivate && whole.get(address)) || fetchWhole(address);
}

/** Private dictionaries are fetched whole, while the access token is still valid. */
const whole = new WeakMap<DictionaryAddress, Promise<Dictionary>>();

function fetchWhole(address: DictionaryAddress): Promise<Dictionary> {
  const { levelsUrl, countsUrl, authorization } = address;
  const fetched = Promise.all([
    bytesAt(levelsUrl, authorization),
    countsUrl === null ? undefined : bytesAt(countsUrl, authorization),
  ]).then(([levels, counts]) => openLevels(levels, counts));
  if (address.isPrivate) whole.set(address, fetched);
  return fetched;
}

async function bytesAt(address: string, authorization?: string): Promise<ArrayBuffer> {
  const response = await fetch(address, authorization ? { headers: { authorization } } : {});
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return response.arrayBuffer();
}

const read = createReader({
  open: fetchLevels,
  openCounts: fetchCounts,
  findHelp,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  readFile,
  answer: (answer, transfer) => self.postMessage(answer, [...transfer]),
});

self.addEventListener('message', ({ data }: MessageEvent<Question>) => read(data));
