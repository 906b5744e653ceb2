const abbreviations = new Set(
  `al apr approx art aug ave ca capt cf ch cm co col corp dec dept dr ed eds eg eq eqs esp est etc
  ex feb fig figs gen gov hon hr ie inc jan jr jul jun lt ltd mar max messrs min mr mrs ms mt no nos
  nov oct p pp ph prof ref refs rep resp rev sec sen sep sept sgt sp spp sr st subsp univ v viz vol
  vols vs`.split(/\s+/u),
);

const NEW_LINE = 0x0a;
const LONGEST_ABBREVIATION = 8;
const LONGEST_GAP = 20;
const closers = /["'”’»)\]}״׳*_]/u;
const space = /\s/u;

/** Yields the offsets at which the sentences of a text end, in one pass. */
export function* sentenceEnds(text: string): Generator<number> {
  const mayEnd = /[\n.!?…。]/g;
  for (let at = 0; mayEnd.test(text); mayEnd.lastIndex = at + 1) {
    at = mayEnd.lastIndex - 1;
    const unit = text.charCodeAt(at);
    if (unit === NEW_LINE) {
      // If the next line starts in lower case, the sentence was only wrapped.
      if (!startsLowerCase(text, at + 1)) yield at;
      continue;
    }
    const mark = at;
    while (at + 1 < text.length && /[.!?…]/u.test(text[at + 1]!)) at++;
    const isSingleDot = at === mark && unit === 0x2e;
    while (at + 1 < text.length && closers.test(text[at + 1]!)) at++;
    if (at + 1 < text.length && !space.test(text[at + 1]!)) continue;
    if (isSingleDot && continuesAfterDot(text, mark, at + 1)) continue;
    if (startsLowerCase(text, at + 1)) continue;
    yield at + 1;
  }
  yield text.length;
}

/** Returns a test of whether a word begins a sentence, for the offsets of all words of a text in order. */
export function sentenceOpeners(text: string): (start: number) => boolean {
  const ends = sentenceEnds(text);
  let end = -1;
  return (start) => {
    if (start < end) return false;
    while (end <= start) end = ends.next().value ?? text.length + 1;
    return true;
  };
}

function continuesAfterDot(text: string, dot: number, next: number): boolean {
  if (next >= text.length) return false;
  let start = dot;
  while (start > 0 && dot - start < LONGEST_ABBREVIATION && /[\p{L}\d]/u.test(text[start - 1]!)) {
    start--;
  }
  const word = text.slice(start, dot);
  // "J. Smith", "E. coli"; "vitamin C. Then" is rarer than initials.
  if (/^\p{Lu}$/u.test(word)) return true;
  return abbreviations.has(word.toLowerCase());
}

function startsLowerCase(text: string, from: number): boolean {
  let at = from;
  while (at < text.length && at - from < LONGEST_GAP && /[\s"'“‘«([]/u.test(text[at]!)) {
    if (text[at] === '\n') return false;
    at++;
  }
  return at < text.length && /\p{Ll}/u.test(text[at]!);
}
