import { type Estimate, wilson, z95 } from './proportions.ts';

/** Agreement between the words that the levels flag and those that readers mark. */
export interface Agreement {
  /** Numbers of words: `found` are flagged and marked, `missed` only marked, `extra` only flagged. */
  readonly counts: Readonly<Record<'found' | 'missed' | 'extra' | 'neither', number>>;
  /** The share of the marked words that are flagged, with Wilson's interval; null if no word is marked. */
  readonly sensitivity: Estimate | null;
  /** The share of the unmarked words that are not flagged, with Wilson's interval; null if all are marked. */
  readonly specificity: Estimate | null;
  /** Cohen's kappa, 1 at most; null where chance alone would agree on every word. */
  readonly kappa: Estimate | null;
}

/**
 * Measures agreement over words: whether the level of each says that it is hard, and whether readers say so. Throws
 * `RangeError` if the lists differ in length. Kappa's interval: Fleiss, Cohen and Everitt (1969), doi:10.1037/h0028106.
 */
export function agreement(flagged: readonly boolean[], marked: readonly boolean[]): Agreement {
  if (flagged.length !== marked.length) throw new RangeError('One entry a word in both lists.');
  const count = (isFlagged: boolean, isMarked: boolean) =>
    flagged.filter((each, index) => each === isFlagged && marked[index] === isMarked).length;
  const counts = {
    found: count(true, true),
    missed: count(false, true),
    extra: count(true, false),
    neither: count(false, false),
  };
  return {
    counts,
    sensitivity: wilson(counts.found, counts.found + counts.missed),
    specificity: wilson(counts.neither, counts.neither + counts.extra),
    kappa: kappaOf(counts),
  };
}

function kappaOf({ found, missed, extra, neither }: Agreement['counts']): Estimate | null {
  const n = found + missed + extra + neither;
  const flagged = (found + extra) / n;
  const marked = (found + missed) / n;
  const observed = (found + neither) / n;
  const expected = flagged * marked + (1 - flagged) * (1 - marked);
  if (n === 0 || expected === 1) return null;
  const estimate = (observed - expected) / (1 - expected);
  const apart = 1 - observed;
  const agreed = (share: number, sum: number) => share * (1 - expected - sum * apart) ** 2;
  const spread =
    agreed(found / n, flagged + marked) +
    agreed(neither / n, 2 - flagged - marked) +
    apart ** 2 *
      ((extra / n) * (marked + 1 - flagged) ** 2 + (missed / n) * (1 - marked + flagged) ** 2) -
    (observed * expected - 2 * expected + observed) ** 2;
  const half = (z95 * Math.sqrt(Math.max(0, spread) / n)) / (1 - expected) ** 2;
  return { estimate, low: estimate - half, high: Math.min(1, estimate + half) };
}
