/** The place of the first of so many rising offsets that lies after a given one; how many there are where none does. */
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
