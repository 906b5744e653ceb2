import { HIGH_START, LOW_START, stepHigh, stepLow } from '@vernacular/analyzer';

import { type FrontCodedWords, longestWord } from '../packed/front-coded-words.ts';

/**
 * Returns the 64-bit fingerprint of each word as two numbers, low then high. The part shared with the previous word is
 * not read again and no strings are made, so that 30,000 words open in a few milliseconds in a browser that has just
 * started.
 */
export function fingerprints({ shared, added, text }: FrontCodedWords): Int32Array {
  const result = new Int32Array(shared.length * 2);
  const lows = new Int32Array(longestWord + 1);
  const highs = new Int32Array(longestWord + 1);
  lows[0] = LOW_START;
  highs[0] = HIGH_START;
  let at = 0;
  let waiting = 0;
  for (let index = 0; index < shared.length; index++) {
    let length = shared[index]!;
    const end = length + added[index]!;
    let low = lows[length]!;
    let high = highs[length]!;
    while (length < end) {
      let unit = text[at]!;
      if (waiting !== 0) {
        unit = waiting;
        waiting = 0;
      } else if (unit < 0x80) at++;
      else if (unit < 0xe0) {
        unit = ((unit & 0x1f) << 6) | (text[at + 1]! & 0x3f);
        at += 2;
      } else if (unit < 0xf0) {
        unit = ((unit & 0x0f) << 12) | ((text[at + 1]! & 0x3f) << 6) | (text[at + 2]! & 0x3f);
        at += 3;
      } else {
        const upper = ((unit & 7) << 18) | ((text[at + 1]! & 0x3f) << 12);
        const point = (upper | ((text[at + 2]! & 0x3f) << 6) | (text[at + 3]! & 0x3f)) - 0x10000;
        unit = 0xd800 | (point >> 10);
        waiting = 0xdc00 | (point & 0x3ff);
        at += 4;
      }
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
