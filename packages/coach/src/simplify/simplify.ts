import { mendArticle, type PlainerOf, type Stretch } from '@vernacular/check';

import type { Passage } from '../text/passage.ts';
import { rulesWhatFollows, saysAsMuch } from './says-as-much.ts';
import { isSure } from './sure-words.ts';

const wordPattern = /\p{L}+(?:['’-]\p{L}+)*/gu;
const longFrom = 30;
const splitPoint =
  /; (?=(?:we|it|they|this|these|those|there|the|our|he|she|I) \p{L}+)|, (?:and|but|so) (?=(?:we|it|they|this|these|the|our|he|she|I) \p{L}+)/u;

/** Inside brackets, in a list kept apart by semicolons, and after a colon, which holds what follows together, no sentence begins. */
const isWithin = (sentence: string, at: number) => {
  const before = sentence.slice(0, at);
  const opened = before.split(/[([]/u).length - before.split(/[)\]]/u).length;
  return opened > 0 || /: /u.test(before) || sentence.split(';').length > 2;
};

/** The stretch of a text with its sure words exchanged; as written if it would then claim more or less. */
function substitute(text: string, { start, end }: Stretch, plainerOf: PlainerOf): string {
  const sentence = text.slice(start, end);
  let made = '';
  let from = 0;
  for (const { 0: word, index } of sentence.matchAll(wordPattern)) {
    const plainer = isSure(word) ? plainerOf(word, start + index) : null;
    if (!plainer) continue;
    made = mendArticle(made + sentence.slice(from, index), plainer) + plainer;
    from = index + word.length;
  }
  if (from === 0) return sentence;
  made += sentence.slice(from);
  return saysAsMuch(sentence, made) ? made : sentence;
}

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);

/** Splits a long sentence once, at a semicolon or before a clause with a subject of its own. */
function split(sentence: string): string {
  if (sentence.split(/\s+/u).length < longFrom) return sentence;
  const at = splitPoint.exec(sentence);
  if (!at || at.index < 20 || isWithin(sentence, at.index)) return sentence;
  if (at[0] !== '; ' && rulesWhatFollows(sentence.slice(0, at.index))) return sentence;
  const connector = /\b(but|so)\b/u.exec(at[0])?.[1];
  const rest = sentence.slice(at.index + at[0].length);
  const second =
    connector === 'but' ? `But ${rest}` : connector === 'so' ? `So ${rest}` : capital(rest);
  return `${sentence.slice(0, at.index)}. ${second}`;
}

/**
 * A careful plainer version of an English text, made by rules: words the table is sure of, and long
 * sentences split where a clause stands on its own. Numbers, doubts, denials and the strength of each
 * claim stay as they are; everything else is left as it was written.
 */
export function simplify({ text, sentences }: Passage, plainerOf: PlainerOf): string {
  let made = '';
  let from = 0;
  for (const sentence of sentences) {
    const end = sentence.start + sentence.text.length;
    made += text.slice(from, sentence.start);
    made += split(substitute(text, { start: sentence.start, end }, plainerOf));
    from = end;
  }
  return made + text.slice(from);
}
