import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { UnreadableDocument } from '../unreadable-document.ts';
import type { DocxAnswer } from './docx-worker.ts';
import { limits } from './limits.ts';
import { makeQueue } from './queue.ts';

const worker = createRequire(import.meta.url).resolve('#docx-worker');
const inTurn = makeQueue(Math.min(4, availableParallelism()));

/** The text of a Word document, read in a worker thread that may use only so much time and memory. */
export function readDocx(
  bytes: Uint8Array,
  { signal, milliseconds = limits.milliseconds }: { signal?: AbortSignal; milliseconds?: number },
): Promise<string> {
  return inTurn(() => readInWorker(bytes, milliseconds, signal), signal);
}

async function readInWorker(
  bytes: Uint8Array,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const copy = new Uint8Array(bytes); // the caller keeps his bytes; the copy moves to the worker
  const thread = new Worker(worker, {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
    env: {},
    execArgv: [],
  });
  const finished = new AbortController();
  try {
    const answer = await new Promise<DocxAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(new UnreadableDocument('took-too-long')), milliseconds);
      const abort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', abort, { once: true, signal: finished.signal });
      finished.signal.addEventListener('abort', () => clearTimeout(timer));
      thread.once('message', resolve);
      thread.once('error', (cause) => reject(explain(cause)));
      thread.once('exit', () => reject(new UnreadableDocument('corrupt')));
    });
    if (answer.kind === 'read') return answer.text;
    throw new UnreadableDocument(answer.reason, answer.sentence);
  } finally {
    finished.abort();
    await thread.terminate();
  }
}

/** Running out of the worker's memory is the document's fault, anything else is ours. */
function explain(cause: unknown): unknown {
  const isOutOfMemory = (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new UnreadableDocument('too-large-inside', undefined, cause) : cause;
}
