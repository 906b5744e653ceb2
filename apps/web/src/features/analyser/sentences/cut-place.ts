import type { LanguageCode } from '@vernacular/analyzer';

import { clauseStarts } from './clause-starts.ts';

/** Each half needs at least this many words. */
const fewestWords = 6;

const wordsIn = (text: string) => text.match(/\S+/gu)?.length ?? 0;

const pronoun = /^and\s+(?:we|they|it|he|she|you|I|this|these|those|there)\b/u;
const fragment =
  /^and\s+(?:(?:by|with|in|of|to|for|from|at|on|as|than|into|through)\b|\w+ed\s+(?:by|with|to|in|into|from|on)\b)/iu;

/** “driven by heat, and by salt”, “wages, policy, and loans”: an “and” behind a comma may end a list. */
const isInList = (sentence: string, at: number) => {
  const rest = sentence.slice(at);
  if (!/^and\b/iu.test(rest) || pronoun.test(rest)) return false;
  const commas = sentence.slice(0, at).split(/[:;]/u).at(-1)!.match(/,/gu)?.length ?? 0;
  return commas > 1 || fragment.test(rest);
};

const isInBrackets = (sentence: string, at: number) => {
  const before = sentence.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** The offset at which a long sentence could be cut in two, the one nearest to its middle; null if there is none. */
export function cutPlace(sentence: string, language: LanguageCode): number | null {
  const middle = sentence.length / 2;
  let best: number | null = null;
  for (const { index } of sentence.matchAll(clauseStarts[language])) {
    const isNearer = best === null || Math.abs(index - middle) < Math.abs(best - middle);
    const isWhole =
      wordsIn(sentence.slice(0, index)) >= fewestWords &&
      wordsIn(sentence.slice(index)) >= fewestWords;
    if (isNearer && isWhole && !isInBrackets(sentence, index) && !isInList(sentence, index))
      best = index;
  }
  return best;
}
