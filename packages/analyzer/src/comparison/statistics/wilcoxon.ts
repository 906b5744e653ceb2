export interface SignedRanks {
  /** Sum of the ranks of the positive changes. */
  readonly w: number;
  /** Number of changes that are not zero. */
  readonly n: number;
  readonly p: number;
  readonly isExact: boolean;
}

const tooManyToCount = 50;

/**
 * Wilcoxon’s two-sided signed-rank test, as `wilcox.test` of R; null where nothing changed. Exact for fewer than 50
 * changes without zeros and ties, else by a normal approximation corrected for ties and continuity.
 */
export function signedRanks(changes: readonly number[]): SignedRanks | null {
  const moved = changes.filter((change) => change !== 0);
  const n = moved.length;
  if (n === 0) return null;
  const { ranks, ties } = ranksOf(moved.map(Math.abs));
  const w = ranks.reduce((sum, rank, at) => sum + (moved[at]! > 0 ? rank : 0), 0);
  const isExact = n < tooManyToCount && ties === 0 && n === changes.length;
  return { w, n, p: isExact ? exactP(w, n) : normalP(w, n, ties), isExact };
}

/** Tied values share their mean rank. `ties` is the sum of t³ − t over all groups of t tied values. */
function ranksOf(values: readonly number[]): { ranks: readonly number[]; ties: number } {
  const order = values.map((_, at) => at).sort((one, other) => values[one]! - values[other]!);
  const ranks: number[] = [];
  let ties = 0;
  for (let first = 0; first < order.length;) {
    let end = first + 1;
    while (end < order.length && values[order[end]!] === values[order[first]!]) end += 1;
    for (const at of order.slice(first, end)) ranks[at] = (first + 1 + end) / 2;
    ties += (end - first) ** 3 - (end - first);
    first = end;
  }
  return { ranks, ties };
}

function exactP(w: number, n: number): number {
  const ways = [1];
  for (let rank = 1; rank <= n; rank += 1)
    for (let sum = (rank * (rank + 1)) / 2; sum >= rank; sum -= 1)
      ways[sum] = (ways[sum] ?? 0) + (ways[sum - rank] ?? 0);
  const lower = Math.min(w, (n * (n + 1)) / 2 - w);
  const tail = ways.slice(0, lower + 1).reduce((all, each) => all + each, 0);
  return Math.min(1, (2 * tail) / 2 ** n);
}

function normalP(w: number, n: number, ties: number): number {
  const distance = Math.abs(w - (n * (n + 1)) / 4);
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - ties / 48;
  const z = Math.max(0, distance - 0.5) / Math.sqrt(variance);
  return Math.max(0, 1 - withinZ(z));
}

/** The probability of a standard normal value between −z and z. See: Marsaglia 2004, doi 10.18637/jss.v011.i04. */
function withinZ(z: number): number {
  if (z > 8) return 1;
  let [sum, term, before] = [z, z, 0];
  for (let odd = 3; sum !== before; odd += 2) {
    before = sum;
    term *= z ** 2 / odd;
    sum += term;
  }
  return 2 * sum * (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI));
}
