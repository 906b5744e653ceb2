/// <reference lib="webworker" />
import { explain } from './explain.ts';
import { fetchCounts, fetchLevels } from './fetch-dictionary.ts';
import type { Question } from './protocol.ts';
import { readFile } from './read-file.ts';
import { createReader } from './reader.ts';
import { suggest } from './suggest.ts';

declare const self: DedicatedWorkerGlobalScope;

const read = createReader({
  open: fetchLevels,
  openCounts: fetchCounts,
  suggest,
  explain,
  readFile,
  answer: (answer, transfer) => self.postMessage(answer, [...transfer]),
});

self.addEventListener('message', ({ data }: MessageEvent<Question>) => read(data));
