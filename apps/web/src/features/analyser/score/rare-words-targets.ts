/**
 * Shares of rare words to aim for at most, in percent. Readers need to know 98 % of the words of a text, so the first
 * aim is 2; the second, 5, is less strict.
 */
export const aims = [2, 5] as const;

/** In percent; a higher share is shown at the end of the scale. */
const end = 40;

/**
 * Returns the position of a share of rare words on the scale, in percent of the scale's length; `share` is in percent
 * too. The square root spreads small shares, such as 2 and 5, apart.
 */
export const scalePlace = (share: number): number => 100 * Math.sqrt(Math.min(share, end) / end);

/** How many rare words must become common for at most 2 % of the words to be rare. */
export const tooManyRare = (cleaned: number, rare: number): number =>
  Math.max(0, rare - Math.floor((cleaned * aims[0]) / 100));
