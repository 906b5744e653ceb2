/**
 * Two 32-bit fingerprints name a word: 64 bits, so that among half a million
 * words a stranger passes for one of them less than once in 10^13 look-ups.
 * The scanner runs the same two steps while it reads.
 */
export const LOW_START = 0x811c9dc5 | 0;
export const HIGH_START = 0x2545f491 | 0;
export const LOW_FACTOR = 0x01000193;
export const HIGH_FACTOR = 0x9e3779b1 | 0;

/** Adds one folded unit to the low fingerprint. */
export function stepLow(low: number, unit: number): number {
  return Math.imul(low ^ unit, LOW_FACTOR);
}

/** Adds one folded unit to the high fingerprint. */
export function stepHigh(high: number, unit: number): number {
  return Math.imul(((high << 5) | (high >>> 27)) ^ unit, HIGH_FACTOR);
}
