/**
 * Mojibake: UTF-8 read as Windows-1252 (é becomes Ã©, ’ becomes â€™), U+FFFD, and ligatures of PDF fonts in the
 * private use area. Only sequences that no text has on purpose, because Å and Î are letters too.
 */

export const suspects = /[ÂÃÄÅÎÏÐÑ×âïð\ue000-\uf8ff\ufffd]/u;

// The characters that the bytes 80 to BF become in Windows-1252. `oddAfterRing` and `odd` are those of them that
// never follow a letter in correct text.
const later = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
// Leaves out Å², a square ångström.
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

/** The mojibake that begins at an offset, with what it stands for; null if there is none. */
export function mojibakeAt(text: string, at: number) {
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
