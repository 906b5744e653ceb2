import { firstAfter } from '@vernacular/analyzer';

/** The index of the last of `count` ascending offsets that is at or before `offset`; 0 if all are after it. */
export const lastAtOrBefore = (
  count: number,
  offsetAt: (place: number) => number,
  offset: number,
): number => Math.max(0, firstAfter(count, offsetAt, offset) - 1);
