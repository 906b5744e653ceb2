import { formsOf, type LanguageCode } from '@vernacular/analyzer';

/** A shorter remainder of a Hebrew word without its prefixes could be any other word. */
const shortestForm: Readonly<Record<LanguageCode, number>> = { en: 1, he: 3 };

const plain = (word: string) => word.replace(/['’]s?$/u, '');

/**
 * Whether two words are forms of one word: plural, possessive, or Hebrew with prefixes and endings. Words of one
 * family with different meanings, “effects” and “effective”, are not.
 */
export function isSameWord(one: string, other: string, language: LanguageCode): boolean {
  if (plain(one).toLowerCase() === plain(other).toLowerCase()) return true;
  const forms = formsOf(plain(one), language);
  for (const form of formsOf(plain(other), language)) {
    // A form that starts with ו, as stripping makes of שכונות and of שונות, is not a word: hardly any Hebrew word
    // begins with ו.
    const isRest = language === 'he' && form.startsWith('ו');
    if (!isRest && form.length >= shortestForm[language] && forms.has(form)) return true;
  }
  return false;
}
