import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import type { LanguageCode } from '@vernacular/analyzer';
import { UnreadableDocument } from '@vernacular/documents';

import type { CorpusPiece } from './corpus-pieces.ts';
import { countPiece } from './count-piece.ts';
import { writeRun } from './sorted-run-file.ts';
import { WordCounter } from './word-counter.ts';

export interface WorkerOrder {
  readonly language: LanguageCode;
  readonly folder: string;
  readonly name: string;
  readonly mostTypes: number;
}

export type WorkerTask = CorpusPiece | 'finish';

/** The reply to a piece. */
export type CountedPiece = Awaited<ReturnType<typeof count>>;

/** The reply to 'finish'. */
export type FinishedCount = ReturnType<typeof finish>;

const order = workerData as WorkerOrder;
const runs: string[] = [];
let tokens = 0;
let counter = new WordCounter(order.language);

function spill(): void {
  const path = join(order.folder, `${order.name}-${runs.length}.run`);
  writeRun(path, counter.sorted());
  runs.push(path);
  tokens += counter.tokens;
  counter = new WordCounter(order.language);
}

function finish() {
  spill();
  return { tokens, runs };
}

async function count(piece: CorpusPiece) {
  try {
    const unreadable = await countPiece(piece, order.language, counter);
    if (counter.types >= order.mostTypes) spill();
    return { unreadable, fault: null };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { unreadable: 0, fault: error.message };
  }
}

const answer = async (task: WorkerTask) => (task === 'finish' ? finish() : count(task));

parentPort!.on('message', (task: WorkerTask) => {
  // Any error other than an unreadable document ends the worker, and with it the whole count.
  answer(task).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    (reply) => parentPort!.postMessage(reply),
    (error: unknown) => {
      setImmediate(() => {
        throw error;
      });
    },
  );
});
