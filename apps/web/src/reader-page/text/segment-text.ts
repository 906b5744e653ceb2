export interface Word {
  readonly start: number;
  readonly end: number;
  /** Index of its sentence. */
  readonly sentence: number;
}

export interface Paragraph {
  readonly start: number;
  readonly end: number;
  /** Index of its first word, and of the first word after it (`to`). */
  readonly from: number;
  readonly to: number;
}

export interface SegmentedText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly paragraphs: readonly Paragraph[];
}

/** Characters that join two parts of one word, as in HIF-2α or צה״ל. */
const joint = /^[-‐‑'’_״׳"/]$/u;

const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|nqo|ps|sd|syr|ug|ur|yi)\b/iu;

export const directionOfText = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.test(language) ? 'rtl' : 'ltr';

/** Segments a text into paragraphs, sentences and words. Offsets are UTF-16 units of `text`. */
export function segmentText(text: string, language: string): SegmentedText {
  const words: Word[] = [];
  const paragraphs: Paragraph[] = [];
  const cutWords = segmenter(language, 'word');
  const cutSentences = segmenter(language, 'sentence');
  let sentence = -1;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    const from = words.length;
    for (const { segment, index: at } of cutSentences.segment(line)) {
      sentence += 1;
      for (const [start, end] of wordsOf(segment, cutWords))
        words.push({ start: index + at + start, end: index + at + end, sentence });
    }
    paragraphs.push({ start: index, end: index + line.length, from, to: words.length });
  }
  return { text, words, paragraphs };
}

function segmenter(language: string, granularity: 'word' | 'sentence') {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    return new Intl.Segmenter(undefined, { granularity });
  }
}

function wordsOf(sentence: string, cut: Intl.Segmenter): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const { segment, index, isWordLike } of cut.segment(sentence)) {
    if (!isWordLike) continue;
    const last = found.at(-1);
    if (last && joint.test(sentence.slice(last[1], index))) last[1] = index + segment.length;
    else found.push([index, index + segment.length]);
  }
  return found;
}
