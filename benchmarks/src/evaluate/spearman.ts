/** Ranks start at 1. Equal values share the mean of their ranks. */
function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranked = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to += 1;
    for (let at = from; at <= to; at++) ranked[order[at]!] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranked;
}

export function spearman(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)];
  const mean = (first.length + 1) / 2;
  let both = 0;
  let alone = 0;
  let other = 0;
  for (const [at, rank] of a.entries()) {
    const [x, y] = [rank - mean, (b[at] ?? mean) - mean];
    both += x * y;
    alone += x * x;
    other += y * y;
  }
  return both / Math.sqrt(alone * other);
}
