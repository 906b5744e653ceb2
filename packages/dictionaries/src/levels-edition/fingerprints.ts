import { HIGH_START, LOW_START, stepHigh, stepLow } from '@vernacular/analyzer';

import { type FrontCodedWords, longestWord } from '../packed/front-coded-words.ts';

/**
 * The fingerprints of folded words, low then high. What a word shares with the one before is not read again,
 * and no string is made: opening thirty thousand words takes a few milliseconds in a browser that has just started.
 */
export function fingerprints({ shared, added, text }: FrontCodedWords): Int32Array {
  const result = new Int32Array(shared.length * 2);
  const lows = new Int32Array(longestWord + 1);
  const highs = new Int32Array(longestWord + 1);
  lows[0] = LOW_START;
  highs[0] = HIGH_START;
  const units = unitsOf(text);
  let at = 0;
  for (let index = 0; index < shared.length; index++) {
    let length = shared[index]!;
    const end = length + added[index]!;
    let low = lows[length]!;
    let high = highs[length]!;
    while (length < end) {
      const unit = units[at++]!;
      low = stepLow(low, unit);
      high = stepHigh(high, unit);
      length++;
      lows[length] = low;
      highs[length] = high;
    }
    result[index * 2] = low;
    result[index * 2 + 1] = high;
  }
  return result;
}

/** The UTF-16 units of a UTF-8 text. */
function unitsOf(text: Uint8Array): Uint16Array {
  const decoded = new TextDecoder().decode(text);
  const units = new Uint16Array(decoded.length);
  for (let at = 0; at < units.length; at++) units[at] = decoded.charCodeAt(at);
  return units;
}
