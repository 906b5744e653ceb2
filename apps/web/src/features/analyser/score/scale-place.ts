/**
 * Aims for the share of rare words, in percent: readers need to know 98 % of the words of a text; 95 % is a less
 * strict aim.
 */
export const aims = [2, 5] as const;

/** In percent; a higher share is shown at the end of the scale. */
const end = 40;

/** Position in percent of the scale's length. The square root keeps 2 and 5 apart, and 7 and 16. */
export const scalePlace = (share: number): number => 100 * Math.sqrt(Math.min(share, end) / end);

/** How many rare words must become common for at most 2 % of the words to be rare. */
export const tooManyRare = (cleaned: number, rare: number): number =>
  Math.max(0, rare - Math.floor((cleaned * aims[0]) / 100));
