import { tellLanguage } from '@vernacular/analyzer';
import type { ConversationLanguage } from '@vernacular/exercises';

import { isFunctionWord } from '../text/stem.ts';

/** Shorter sentences may do without a function word. */
const fewestWords = 5;
/** English prose has 0.4 and more; Spanish, French and German share a few short words with it. */
const leastShare = 0.2;

/** Whether a text is in a language: by its letters, and English by its share of function words. */
export function isInLanguage(text: string, language: ConversationLanguage): boolean {
  if (tellLanguage(text) !== language) return false;
  const words = text.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  if (language !== 'en' || words.length < fewestWords) return true;
  return words.filter((word) => isFunctionWord(word, 'en')).length / words.length >= leastShare;
}
