import { firstAfter } from '@vernacular/analyzer';

/** The place of the last of so many rising offsets that is not behind a given one; 0 where all are. */
export const lastAtOrBefore = (
  count: number,
  offsetAt: (place: number) => number,
  offset: number,
): number => Math.max(0, firstAfter(count, offsetAt, offset) - 1);
