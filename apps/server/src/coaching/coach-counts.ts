import type { CoachEnd } from '@vernacular/coach/llm';

/**
 * Counts since the start of how comments ended: answered by the language model, or why the local coach had to answer.
 */
export interface CoachCounts {
  readonly count: (end: CoachEnd) => void;
  /** Counts by outcome; outcomes that did not occur are missing. */
  readonly now: () => Readonly<Partial<Record<CoachEnd, number>>>;
}

export function coachCounts(): CoachCounts {
  const met = new Map<CoachEnd, number>();
  return {
    count: (end) => void met.set(end, (met.get(end) ?? 0) + 1),
    now: () => Object.fromEntries(met),
  };
}
