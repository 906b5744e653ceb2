/// <reference lib="webworker" />
import { findHelp } from '../help/find-help.ts';
import { fetchCounts, fetchLevels } from './fetch-dictionary.ts';
import type { Question } from './protocol.ts';
import { readFile } from './read-file.ts';
import { createReader } from './worker-handler.ts';

declare const self: DedicatedWorkerGlobalScope;

const read = createReader({
  open: fetchLevels,
  openCounts: fetchCounts,
  findHelp,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  readFile,
  answer: (answer, transfer) => self.postMessage(answer, [...transfer]),
});

self.addEventListener('message', ({ data }: MessageEvent<Question>) => read(data));
