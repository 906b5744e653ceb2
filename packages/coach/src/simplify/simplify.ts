import type { PlainerOf } from '../plainer/plainer-in.ts';
import type { Passage } from '../text/passage.ts';
import { isSure } from './sure-words.ts';

const wordPattern = /\p{L}+(?:['’-]\p{L}+)*/gu;
const longFrom = 24;
const splitPoint =
  /; (?=\p{Ll})|, (?:and|but|so) (?=(?:we|it|they|this|these|the|our|he|she|I) \p{L}+)/u;

/** Words that sound as if they began with a vowel: not “useful” or “one”, but “hour”. */
const vowel =
  /^(?!eu|one(?!\p{L})|once|uni(?!n)|us[aei]|ut[ei]|ubi)[aeiou]|^(?:heir|honest|honou?r|hour)/iu;

/** “a utilised” → “a used”, “an efficacious” → “an effective”: the article follows the new word's first letter. */
const mendArticle = (before: string, plainer: string) =>
  before.replace(
    /\b([Aa])n?(\s+)$/u,
    (_, a: string, space: string) => `${a}${vowel.test(plainer) ? 'n' : ''}${space}`,
  );

function substitute(text: string, plainerOf: PlainerOf): string {
  let made = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const plainer = isSure(word) ? plainerOf(word, index) : null;
    if (!plainer) continue;
    made = mendArticle(made + text.slice(from, index), plainer) + plainer;
    from = index + word.length;
  }
  return made + text.slice(from);
}

const capital = (text: string) => (text[0]?.toUpperCase() ?? '') + text.slice(1);

/** Splits a long sentence once, at a semicolon or before a clause with a subject of its own. */
function split(sentence: string): string {
  if (sentence.split(/\s+/u).length < longFrom) return sentence;
  const at = splitPoint.exec(sentence);
  if (!at || at.index < 20) return sentence;
  const connector = /\b(but|so)\b/u.exec(at[0])?.[1];
  const rest = sentence.slice(at.index + at[0].length);
  const second =
    connector === 'but' ? `But ${rest}` : connector === 'so' ? `So ${rest}` : capital(rest);
  return `${sentence.slice(0, at.index)}. ${second}`;
}

/**
 * A careful plainer version of an English text, made by rules: words the table is sure of, and long
 * sentences split where a clause stands on its own. Everything else is left as it was written.
 */
export function simplify({ text }: Passage, plainerOf: PlainerOf): string {
  const plain = substitute(text, plainerOf);
  return plain.replace(/[^.!?\n]+[.!?]?/gu, (sentence) => {
    const lead = /^\s*/u.exec(sentence)?.[0] ?? '';
    return lead + split(sentence.slice(lead.length));
  });
}
