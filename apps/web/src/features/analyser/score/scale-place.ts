/** Of the words of a text, readers need to know 98 %; 95 % is named as a less strict aim. Shares of rare words in percent. */
export const aims = [2, 5] as const;

/** The share at the end of the scale; what lies above stands there too. */
const end = 40;

/** Where a share of rare words stands on the scale, in percent of its length: by its root, so that 2 and 5 lie apart, and 7 and 16 too. */
export const scalePlace = (share: number): number => 100 * Math.sqrt(Math.min(share, end) / end);

/** How many rare words must become common for at most 2 % of the words to be rare. */
export const tooManyRare = (cleaned: number, rare: number): number =>
  Math.max(0, rare - Math.floor((cleaned * aims[0]) / 100));
