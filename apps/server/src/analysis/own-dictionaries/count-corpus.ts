import { spawnJob } from '../../dependencies/index.ts';
import type { CountRequest, CountReport } from './count-messages.ts';

export type CountOutcome =
  | Extract<CountReport, { kind: 'done' }>
  | { readonly kind: 'failed'; readonly because: 'no-words' | 'no-room' | 'broke-off' | 'too-long' }
  | { readonly kind: 'stopped' };

export interface Counting {
  readonly signal: AbortSignal;
  readonly milliseconds?: number;
  readonly onProgress: (progress: number) => void;
  readonly onStart?: (pid: number) => void;
}

const half = 30 * 60 * 1000;

export async function countCorpus(
  request: CountRequest,
  { signal, milliseconds = half, onProgress, onStart }: Counting,
): Promise<CountOutcome> {
  const limit = AbortSignal.timeout(milliseconds);
  let outcome: CountOutcome = { kind: 'failed', because: 'broke-off' };
  await spawnJob<CountRequest, CountReport>('#count-process', request, {
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
