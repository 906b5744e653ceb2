import type { LanguageCode } from '@vernacular/analyzer';

/** A part of a text, by its offsets. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const longest = 1000;
const abbreviation =
  /(?:\b(?:e\.g|i\.e|cf|vs|al|etc|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|Eq|approx|ca|Inc|Ltd|Jr|Sr|U\.S|U\.K|[A-Z])|[\u05D0-\u05EA]['׳])\.?\s*$/u;

/**
 * Sentence ends that Intl.Segmenter misses because a number follows, as after “No. 5”: “… in 2023. 31 were pointed”.
 */
const beforeNumber =
  /(?<=\p{L}{4}|\p{Nd}{2}|[)”"])[.!?]["”’)]?\s+(?=\p{Nd}[\p{Nd}.,]*(?: ?%)?\s+\p{Ll}{2})/gu;

function cutBefore(text: string, start: number, end: number): number {
  const ends = [
    ...text.slice(start, end).matchAll(/[.!?]["”’)]?\s+(?=["“(]?[\p{Lu}\u05D0-\u05EA])/gu),
  ];
  const last = ends.at(-1);
  if (last) return start + last.index + last[0].length;
  const space = text.lastIndexOf(' ', end);
  return space > start ? space + 1 : end;
}

/** Cuts at line ends, and long lines between sentences: Intl.Segmenter takes quadratic time on long strings. */
function* pieces(text: string): Generator<Stretch> {
  let start = 0;
  while (start < text.length) {
    const line = text.indexOf('\n', start);
    let end = line === -1 ? text.length : line + 1;
    if (end - start > longest) end = cutBefore(text, start, start + longest);
    yield { start, end };
    start = end;
  }
}

const trimmed = (text: string, { start, end }: Stretch): Stretch => {
  const part = text.slice(start, end);
  return {
    start: start + (part.length - part.trimStart().length),
    end: start + part.trimEnd().length,
  };
};

const segmenters = new Map<LanguageCode, Intl.Segmenter>();

function segmenterOf(language: LanguageCode): Intl.Segmenter {
  const made =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, made);
  return made;
}

/** The sentences of a text, trimmed. Parts that were split after an abbreviation are joined again. */
export function sentencesOf(text: string, language: LanguageCode): readonly Stretch[] {
  const segmenter = segmenterOf(language);
  const found: Stretch[] = [];
  for (const piece of pieces(text)) {
    let open: number | null = null;
    const part = text.slice(piece.start, piece.end);
    const numbers = [...part.matchAll(beforeNumber)].map(({ 0: gap, index }) => index + gap.length);
    const ends = [...segmenter.segment(part)].map(({ index, segment }) => index + segment.length);
    let from = piece.start;
    for (const at of [...new Set([...numbers, ...ends])].toSorted((a, b) => a - b)) {
      const start: number = open ?? from;
      const end = piece.start + at;
      from = end;
      const isCut = abbreviation.test(text.slice(start, end)) && end < piece.end;
      open = isCut ? start : null;
      if (!isCut) found.push(trimmed(text, { start, end }));
    }
    if (open !== null) found.push(trimmed(text, { start: open, end: piece.end }));
  }
  return found.filter(({ start, end }) => end > start);
}

/** Characters read on each side, few enough for `sentencesOf` to read them in one piece. */
const reach = 490;

const blank = /\s/u;

/** The sentence at an offset. Reads at most 490 characters on each side, so that a very long line costs no more. */
export function sentenceAt(text: string, offset: number, language: LanguageCode): Stretch {
  const first = Math.max(0, offset - reach);
  let start = first + text.slice(first, offset).lastIndexOf('\n') + 1;
  if (start === offset - reach) while (start < offset && !blank.test(text[start]!)) start += 1;
  const lineEnd = text.slice(offset, offset + reach).indexOf('\n');
  let end = lineEnd === -1 ? Math.min(text.length, offset + reach) : offset + lineEnd;
  if (end === offset + reach) while (end > offset && !blank.test(text[end]!)) end -= 1;
  const found = sentencesOf(text.slice(start, end), language)
    .map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }))
    .find((sentence) => sentence.start <= offset && offset < sentence.end);
  return found ?? { start, end };
}
