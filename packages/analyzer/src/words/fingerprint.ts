/**
 * Two 32-bit fingerprints identify a word: among half a million words, a false match occurs less than once in 10^13
 * look-ups. `WordScanner` inlines the same two steps.
 */
export const LOW_START = 0x811c9dc5 | 0;
export const HIGH_START = 0x2545f491 | 0;
export const LOW_FACTOR = 0x01000193;
export const HIGH_FACTOR = 0x9e3779b1 | 0;

/** Adds one folded UTF-16 unit to the low fingerprint. */
export function stepLow(low: number, unit: number): number {
  return Math.imul(low ^ unit, LOW_FACTOR);
}

export function stepHigh(high: number, unit: number): number {
  return Math.imul(((high << 5) | (high >>> 27)) ^ unit, HIGH_FACTOR);
}

/** The fingerprints of a folded word. */
export function fingerprintOf(form: string): [low: number, high: number] {
  let low = LOW_START;
  let high = HIGH_START;
  for (let at = 0; at < form.length; at++) {
    const unit = form.charCodeAt(at);
    low = stepLow(low, unit);
    high = stepHigh(high, unit);
  }
  return [low, high];
}
