/**
 * What wrongly decoded bytes look like, and glyphs that only their font knows. UTF-8 read as Windows-1252 turns
 * é into Ã© and ’ into â€™; bytes that stood for nothing became U+FFFD; a PDF keeps its ligatures among the
 * private-use characters. Only what no one writes on purpose is taken for such: Å and Î are letters, too.
 */

/** The units at which something unreadable may begin. */
export const suspects = /[ÂÃÄÅÎÏÐÑ×âïð\ue000-\uf8ff\ufffd]/u;

// What the bytes 80 to BF become, and those of them that no text has after a letter.
const later = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
// Å² is a square ångström.
const oddAfterRing = '[\\u0080-\\u009f¡¼½¾‚„Ÿ]';
const odd = '[\\u0080-\\u009f\\u00a1-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bfƒ†‡ˆ‰Š˜™]';

const letters = new RegExp(
  `(?:[\\ue000-\\uf8ff]|Ã${later}|[ÄÅ]${oddAfterRing}|[ÎÏ]${odd}|(?:[ÎÏÐÑ×]${later}){2,}|ï¬${later})+`,
  'uy',
);
const apostrophes = /(?:\ufffd|â€[™˜])+/uy;
const others = new RegExp(
  `(?:\\ufffd|Â[\\u0080-\\u00bf]|â(?:€${later}|[‚„†ˆ‰]${later})|ï»¿|ðŸ${later}{2})+`,
  'uy',
);

/** Something unreadable in a text. */
export interface Unreadable {
  readonly end: number;
  /** A letter belongs to the word beside it, an apostrophe to the word around it, anything else to none. */
  readonly standsFor: 'letter' | 'apostrophe' | 'separator';
}

/** What is unreadable from here on; null where a reader finds nothing wrong. */
export function unreadableAt(text: string, at: number): Unreadable | null {
  for (const [standsFor, pattern] of [
    ['letter', letters],
    ['apostrophe', apostrophes],
    ['separator', others],
  ] as const) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return { end: pattern.lastIndex, standsFor };
  }
  return null;
}
