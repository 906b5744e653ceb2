import type { Comparison } from '@vernacular/analyzer';
import type { StrongerClaim } from '@vernacular/coach';

/** A sentence of the first text that the second repeats without its hedging word. */
export interface NamedClaim extends Pick<StrongerClaim, 'before' | 'after'> {
  readonly student: string;
}

export interface ComparisonReport extends Comparison {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  readonly strongerClaims: readonly NamedClaim[];
  readonly countedWith: readonly string[];
}
