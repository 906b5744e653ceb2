import { fork } from 'node:child_process';
import { createRequire } from 'node:module';

import type { CountOrder, CountReport } from './count-order.ts';

/** How counting ended. */
export type CountOutcome =
  | Extract<CountReport, { kind: 'done' }>
  | { readonly kind: 'failed'; readonly because: 'no-words' | 'no-room' | 'broke-off' | 'too-long' }
  | { readonly kind: 'stopped' };

/** How to count: until the signal fires, in so much time. */
export interface Counting {
  readonly signal: AbortSignal;
  readonly milliseconds?: number;
  readonly onProgress: (progress: number) => void;
  /** Is told the process that counts. */
  readonly onStart?: (pid: number) => void;
}

const half = 30 * 60 * 1000;

/**
 * Counts texts in a process of its own, so that the site answers meanwhile and outlives whatever a text does to it.
 * The process has no environment and no output, and ends with this one.
 */
export function countCorpus(
  order: CountOrder,
  { signal, milliseconds = half, onProgress, onStart }: Counting,
): Promise<CountOutcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'stopped' });
  return new Promise((resolve) => {
    const child = fork(createRequire(import.meta.url).resolve('#count-process'), [], {
      env: {},
      // It runs the built files, whatever this process was started with.
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let outcome: CountOutcome = { kind: 'failed', because: 'broke-off' };
    const end = (because: CountOutcome) => {
      outcome = because;
      child.kill('SIGKILL');
    };
    const stop = () => end({ kind: 'stopped' });
    const timer = setTimeout(() => end({ kind: 'failed', because: 'too-long' }), milliseconds);
    signal.addEventListener('abort', stop, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    };
    child.on('message', (report: CountReport) => {
      if (report.kind === 'progress') onProgress(report.progress);
      else outcome = report;
    });
    child.once('error', settle).once('exit', settle);
    child.send(order, (error) => {
      if (error) child.kill('SIGKILL');
    });
    if (child.pid !== undefined) onStart?.(child.pid);
  });
}
