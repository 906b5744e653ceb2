export interface Totals {
  readonly common: number;
  readonly mid: number;
  readonly rare: number;
  /** Words that were classified. */
  readonly cleaned: number;
  /** 0 to 100, rounded; null for a text without words. */
  readonly score: number | null;
  readonly unroundedScore: number | null;
  /** Whole percentages of `cleaned`; all 0 for a text without words. */
  readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
}

/** Totals and score. Formula: Rakedzon et al. (2017), doi 10.1371/journal.pone.0181742. */
export function totalsOf(cleaned: number, mid: number, rare: number): Totals {
  const common = cleaned - rare - mid;
  const unroundedScore = cleaned === 0 ? null : (100 * cleaned - 50 * mid - 100 * rare) / cleaned;
  const percentage = (words: number) => (cleaned === 0 ? 0 : Math.round((100 * words) / cleaned));
  return {
    common,
    mid,
    rare,
    cleaned,
    score: unroundedScore === null ? null : Math.round(unroundedScore),
    unroundedScore,
    percentages: { common: percentage(common), mid: percentage(mid), rare: percentage(rare) },
  };
}

type Scores = Pick<Totals, 'score' | 'unroundedScore'>;

/** Whether a text has words, and therefore a score. */
export const hasScore = <Some extends Scores>(
  totals: Some,
): totals is Some & { readonly [Name in keyof Scores]: number } => totals.score !== null;
