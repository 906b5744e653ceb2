import type { CoachEnd } from '@vernacular/coach/llm';

export interface CoachCounts {
  readonly count: (end: CoachEnd) => void;
  readonly now: () => Readonly<Partial<Record<CoachEnd, number>>>;
}

export function countCommentOutcomes(): CoachCounts {
  const met = new Map<CoachEnd, number>();
  return {
    count: (end) => void met.set(end, (met.get(end) ?? 0) + 1),
    now: () => Object.fromEntries(met),
  };
}
