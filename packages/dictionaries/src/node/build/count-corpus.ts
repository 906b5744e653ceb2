import { once } from 'node:events';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { LanguageCode } from '@vernacular/analyzer';

import type { OnProgress } from '../progress.ts';
import type { CorpusPiece } from './corpus-pieces.ts';
import type { CountedPiece, FinishedCount, WorkerOrder, WorkerTask } from './count-worker.ts';

/** A file that could not be read, whole or in part. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

export interface CountingOrder {
  readonly language: LanguageCode;
  /** For `countCorpus`, where the sorted runs go; for `buildDictionary`, where the dictionary goes. */
  readonly folder: string;
  readonly cores?: number | undefined;
  /** Distinct words that a worker holds in memory before it writes them to disk. */
  readonly mostTypes?: number | undefined;
  readonly progress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Counts pieces in worker threads. `runs` are the paths of sorted files, `leftOut` what could not be read. */
export async function countCorpus(pieces: readonly CorpusPiece[], order: CountingOrder) {
  const { signal } = order;
  const of = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const next = pieces.values();
  const leftOut: LeftOut[] = [];
  let done = 0;
  const work = async (worker: Worker) => {
    for (const piece of next) {
      signal?.throwIfAborted();
      const { fault, unreadable } = await ask<CountedPiece>(worker, piece, signal);
      const { path, start, end } = piece;
      if (fault) leftOut.push({ path, reason: fault });
      if (unreadable > 0) leftOut.push({ path, reason: `${unreadable} lines could not be read.` });
      done += end - start;
      order.progress?.({ sentence: 'Counting words', done, of, unit: 'bytes' });
    }
    signal?.throwIfAborted();
    return ask<FinishedCount>(worker, 'finish', signal);
  };
  const most = Math.max(1, Math.min(order.cores ?? availableParallelism(), pieces.length));
  const workers = Array.from({ length: most }, (_, index) => startWorker(order, `w${index}`));
  try {
    const results = await Promise.all(workers.map(work));
    return {
      tokens: results.reduce((sum, { tokens }) => sum + tokens, 0),
      runs: results.flatMap(({ runs }) => runs),
      leftOut: leftOut.sort((one, other) => (one.path < other.path ? -1 : 1)),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker(order: CountingOrder, name: string): Worker {
  const { language, folder, mostTypes = 750_000 } = order;
  const workerData: WorkerOrder = { language, folder, name, mostTypes };
  return new Worker(createRequire(import.meta.url).resolve('#count-worker'), {
    workerData,
    // The worker must not inherit the Node.js flags of the main process.
    execArgv: [],
  });
}

async function ask<Reply>(worker: Worker, task: WorkerTask, signal?: AbortSignal): Promise<Reply> {
  const reply = once(worker, 'message', { signal }) as Promise<[Reply]>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(task);
  return reply.then(
    ([found]) => found,
    (error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    },
  );
}
