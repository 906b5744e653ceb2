/** The index of the first of `count` rising offsets that is greater than `offset`; `count` if there is none. */
export function firstAfter(
  count: number,
  offsetAt: (place: number) => number,
  offset: number,
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (offsetAt(middle) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
