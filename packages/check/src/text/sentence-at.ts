import type { LanguageCode } from '@vernacular/analyzer';

import { sentencesOf, type Stretch } from './sentences.ts';

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
