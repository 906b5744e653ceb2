import type { WorkerLine } from './live-reading.ts';
import type { Answer } from './protocol.ts';

/** Starts the analysing worker; `onBreak` tells when it cannot be started or stops. */
export function connectWorker(onAnswer: (answer: Answer) => void, onBreak: () => void): WorkerLine {
  const worker = new Worker(new URL('analysis.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data));
  worker.addEventListener('error', onBreak);
  return {
    // oxlint-disable-next-line require-post-message-target-origin -- a worker has no other origin
    post: (question) => worker.postMessage(question),
    close: () => worker.terminate(),
  };
}
