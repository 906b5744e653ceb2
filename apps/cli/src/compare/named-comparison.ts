import type { Comparison } from '@vernacular/analyzer';

/** A comparison with the files that have no counterpart. */
export interface NamedComparison extends Comparison {
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Which counts answered. */
  readonly countedWith: readonly string[];
}
