import { languageByScript } from '@vernacular/analyzer';
import type { ConversationLanguage } from '@vernacular/exercises';

import { isFunctionWord } from '../../text/function-words.ts';

/** Shorter sentences may have no function word. */
const fewestWords = 5;
/** English prose has at least 0.4; Spanish, French and German share a few short function words with it. */
const leastShare = 0.2;

export function isInLanguage(text: string, language: ConversationLanguage): boolean {
  if (languageByScript(text) !== language) return false;
  const words = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  if (language !== 'en' || words.length < fewestWords) return true;
  return words.filter((word) => isFunctionWord(word, 'en')).length / words.length >= leastShare;
}
