import type { Comparison } from '@vernacular/analyzer';
import type { StrongerClaim } from '@vernacular/coach';

/** A claim that became stronger in a student’s second text. */
export interface NamedClaim extends Pick<StrongerClaim, 'before' | 'after'> {
  readonly student: string;
}

/** A comparison with the files that have no counterpart. */
export interface NamedComparison extends Comparison {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Where the second text tells a cause of what the first tells as a link. */
  readonly strongerClaims: readonly NamedClaim[];
  /** Which counts answered. */
  readonly countedWith: readonly string[];
}
