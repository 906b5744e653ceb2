import { languageByScript } from '@vernacular/analyzer';
import type { ConversationLanguage } from '@vernacular/exercises';

import { isFunctionWord } from '../../text/function-words.ts';
import { patterns } from '../../words/pattern-tables.ts';

/** Shorter sentences may have no function word. */
const fewestWords = 5;

/** Whether a text is in a language, by its script and, from five words on, by its share of function words. */
export function isInLanguage(text: string, language: ConversationLanguage): boolean {
  const script = languageByScript(text);
  if (script === undefined || script !== language) return false;
  const least = patterns[script].leastFunctionWords;
  const words = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  if (least === undefined || words.length < fewestWords) return true;
  return words.filter((word) => isFunctionWord(word, script)).length / words.length >= least;
}
