import type { CoachEnd } from '@vernacular/coach/llm';

/** How often a language model commented since the start, and how often the local coach had to, by why. */
export interface CoachCounts {
  readonly count: (end: CoachEnd) => void;
  /** A number for each end that was met. */
  readonly now: () => Readonly<Partial<Record<CoachEnd, number>>>;
}

/** Counters that begin at nothing. */
export function coachCounts(): CoachCounts {
  const met = new Map<CoachEnd, number>();
  return {
    count: (end) => void met.set(end, (met.get(end) ?? 0) + 1),
    now: () => Object.fromEntries(met),
  };
}
