import { once } from 'node:events';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { LanguageCode } from '@vernacular/analyzer';

import type { OnProgress } from '../progress.ts';
import type { CorpusPiece } from './corpus-pieces.ts';
import type { WorkerOrder, WorkerReply, WorkerTask } from './count-worker.ts';

export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

export interface CountedCorpus {
  readonly tokens: number;
  readonly runs: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

export interface CountingOrder {
  readonly language: LanguageCode;
  readonly folder: string;
  readonly cores?: number | undefined;
  readonly mostTypes?: number | undefined;
  readonly progress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function countCorpus(
  pieces: readonly CorpusPiece[],
  order: CountingOrder,
): Promise<CountedCorpus> {
  const of = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const next = pieces.values();
  const leftOut: LeftOut[] = [];
  let done = 0;
  const onCounted = (piece: CorpusPiece, reply: WorkerReply & { kind: 'counted' }) => {
    const { path } = piece;
    if (reply.fault) leftOut.push({ path, reason: reply.fault });
    if (reply.unreadable > 0) {
      leftOut.push({ path, reason: `${reply.unreadable} lines could not be read.` });
    }
    done += piece.end - piece.start;
    order.progress?.({ sentence: 'Counting words', done, of, unit: 'bytes' });
  };
  const most = Math.max(1, Math.min(order.cores ?? availableParallelism(), pieces.length));
  const workers = Array.from({ length: most }, (_, index) => startWorker(order, `w${index}`));
  try {
    const results = await Promise.all(
      workers.map((worker) => work(worker, next, onCounted, order)),
    );
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

async function work(
  worker: Worker,
  pieces: Iterator<CorpusPiece>,
  onCounted: (piece: CorpusPiece, reply: WorkerReply & { kind: 'counted' }) => void,
  { signal }: CountingOrder,
): Promise<WorkerReply & { kind: 'finished' }> {
  for (;;) {
    signal?.throwIfAborted();
    const { done, value: piece } = pieces.next();
    const reply = await ask(worker, done ? 'finish' : piece, signal);
    if (reply.kind === 'finished') return reply;
    if (!done) onCounted(piece, reply);
  }
}

async function ask(worker: Worker, task: WorkerTask, signal?: AbortSignal): Promise<WorkerReply> {
  const reply = once(worker, 'message', { signal }) as Promise<[WorkerReply]>;
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
