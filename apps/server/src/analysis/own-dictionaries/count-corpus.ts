import { spawnJob } from '../../outside/index.ts';
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

/** Counts texts in a process of its own. */
export async function countCorpus(
  order: CountOrder,
  { signal, milliseconds = half, onProgress, onStart }: Counting,
): Promise<CountOutcome> {
  const limit = AbortSignal.timeout(milliseconds);
  let outcome: CountOutcome = { kind: 'failed', because: 'broke-off' };
  await spawnJob<CountOrder, CountReport>('#count-process', order, {
    signal: AbortSignal.any([signal, limit]),
    memory: 1024,
    onReport: (report) => {
      if (report.kind === 'progress') onProgress(report.progress);
      else outcome = report;
    },
    ...(onStart ? { onStart } : {}),
  });
  if (signal.aborted) return { kind: 'stopped' };
  return limit.aborted ? { kind: 'failed', because: 'too-long' } : outcome;
}
