import type { Comparison } from '@vernacular/analyzer';
import type { StrongerClaim } from '@vernacular/coach';

/** A sentence of a student’s first text that stands in the second without its word of caution. */
export interface NamedClaim extends Pick<StrongerClaim, 'before' | 'after'> {
  readonly student: string;
}

/** A comparison with the files that have no counterpart. */
export interface NamedComparison extends Comparison {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Sentences of the first text that stand in the second without their word of caution. */
  readonly strongerClaims: readonly NamedClaim[];
  /** Which counts answered. */
  readonly countedWith: readonly string[];
}
