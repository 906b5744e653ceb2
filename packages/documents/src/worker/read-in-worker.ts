import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { FormatKind } from '../formats.ts';
import { limits } from '../limits.ts';
import type { Reading } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { makeQueue } from './queue.ts';
import type { Errand, FinalAnswer, WorkerAnswer } from './reading-worker.ts';
import { processorTime } from './thread-time.ts';

const worker = createRequire(import.meta.url).resolve('#reading-worker');
const inTurn = makeQueue(Math.min(4, availableParallelism()));

/** Longest wall time of a document, as a multiple of its processor time limit. */
const mostWaiting = 10;

export interface Wish {
  readonly bytes: Uint8Array;
  readonly kind: FormatKind;
  readonly ending: string;
  /** Folder from which included files may be read; without it none are read. */
  readonly folder?: string;
  readonly signal?: AbortSignal;
  /** Processor time; Infinity for users who read their own files. */
  readonly milliseconds?: number;
  readonly onPage?: (done: number, of: number) => void;
}

/** Reads in a worker thread, at most four at once. Throws UnreadableDocument, or the reason of `signal`. */
export function readInWorker(wish: Wish): Promise<Reading> {
  return inTurn(() => read(wish), wish.signal);
}

async function read(wish: Wish): Promise<Reading> {
  const { bytes, kind, ending, folder, signal, milliseconds = limits.milliseconds, onPage } = wish;
  const copy = new Uint8Array(bytes); // A copy is transferred to the worker, so that the caller keeps its bytes.
  const errand: Errand = { bytes: copy, kind, ending, folder };
  const thread = new Worker(worker, {
    workerData: errand,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
    env: {},
    // Captures what libraries print, so that nobody sees it.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const finished = new AbortController();
  try {
    const answer = await new Promise<FinalAnswer>((resolve, reject) => {
      const started = performance.now();
      let task: string | null | undefined;
      const timer = setInterval(
        () => {
          const waited = performance.now() - started;
          const worked = task === undefined ? 0 : (processorTime(task) ?? waited);
          if (worked >= milliseconds || waited >= milliseconds * mostWaiting)
            reject(new UnreadableDocument('took-too-long'));
        },
        Math.min(100, milliseconds),
      );
      const abort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', abort, { once: true, signal: finished.signal });
      finished.signal.addEventListener('abort', () => clearInterval(timer));
      thread.on('message', (message: WorkerAnswer) => {
        if (message.kind === 'started') task = message.thread;
        else if (message.kind === 'page') onPage?.(message.done, message.of);
        else resolve(message);
      });
      thread.once('error', (cause) => reject(explain(cause)));
      thread.once('exit', () => reject(new UnreadableDocument('corrupt')));
    });
    if (answer.kind === 'read') return answer.reading;
    throw new UnreadableDocument(answer.reason, answer.sentence);
  } finally {
    finished.abort();
    await thread.terminate();
  }
}

/** If the worker runs out of memory or stack, the document is at fault; any other error is ours. */
function explain(cause: unknown): unknown {
  const isOutOfMemory = (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory || cause instanceof RangeError
    ? new UnreadableDocument('too-large-inside', undefined, cause)
    : cause;
}
