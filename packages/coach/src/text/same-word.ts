import { formsOf } from '@vernacular/analyzer';
import type { ConversationLanguage } from '@vernacular/exercises';

/** Below this many letters what is left of a Hebrew word without its prefixes may be any other word. */
const shortestForm: Readonly<Record<ConversationLanguage, number>> = { en: 1, he: 3 };

const plain = (word: string) => word.replace(/['’]s?$/u, '');

/**
 * Whether two words are one word: in its plural, with its owner’s “’s”, in Hebrew with its prefixes and endings. Words
 * of one family in two meanings, “effects” and “effective”, are two.
 */
export function isSameWord(one: string, other: string, language: ConversationLanguage): boolean {
  if (plain(one).toLowerCase() === plain(other).toLowerCase()) return true;
  const forms = formsOf(plain(one), language);
  for (const form of formsOf(plain(other), language)) {
    // What is left of שכונות and of שונות, if what leans is taken off, is no word: hardly any begins with a ו.
    const isRest = language === 'he' && form.startsWith('ו');
    if (!isRest && form.length >= shortestForm[language] && forms.has(form)) return true;
  }
  return false;
}
