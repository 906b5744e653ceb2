import type { LanguageCode } from '@vernacular/analyzer';

import { spawnJob } from '../../dependencies/index.ts';

/** `corpus` is the folder of the texts, `folder` the one that gets the dictionary. */
export interface CountRequest {
  readonly code: string;
  readonly label: string;
  readonly language: LanguageCode;
  readonly corpus: string;
  readonly folder: string;
}

/** The messages of the counting process. They never contain words of a text or file names. */
export type CountReport =
  | { readonly kind: 'progress'; readonly progress: number }
  | {
      readonly kind: 'done';
      readonly tokens: number;
      readonly types: number;
      readonly leftOut: number;
    }
  | { readonly kind: 'failed'; readonly because: 'no-words' | 'no-room' | 'broke-off' };

type CountOutcome =
  | Extract<CountReport, { kind: 'done' }>
  | Extract<CountReport, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly because: 'too-long' }
  | { readonly kind: 'stopped' };

interface Counting {
  readonly signal: AbortSignal;
  readonly milliseconds?: number;
  readonly onProgress: (progress: number) => void;
  readonly onStart?: (pid: number) => void;
}

const half = 30 * 60 * 1000;

/** Builds a dictionary in a child process with 1 GB of heap. `too-long` after `milliseconds`, half an hour. */
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
