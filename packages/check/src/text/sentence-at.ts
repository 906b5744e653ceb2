import type { LanguageCode } from '@vernacular/analyzer';

import { sentencesOf, type Stretch } from './sentences.ts';

/** Characters read on each side, few enough for `sentencesOf` to read them in one piece. */
const reach = 490;

const blank = /\s/u;

export function sentenceAt(text: string, offset: number, language: LanguageCode): Stretch {
  let start = Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - reach, 0);
  if (start === offset - reach) while (start < offset && !blank.test(text[start]!)) start += 1;
  const lineEnd = text.indexOf('\n', offset);
  let end = Math.min(lineEnd === -1 ? text.length : lineEnd, offset + reach);
  if (end === offset + reach) while (end > offset && !blank.test(text[end]!)) end -= 1;
  const found = sentencesOf(text.slice(start, end), language)
    .map((sentence) => ({ start: start + sentence.start, end: start + sentence.end }))
    .find((sentence) => sentence.start <= offset && offset < sentence.end);
  return found ?? { start, end };
}
