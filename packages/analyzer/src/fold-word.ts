import type { LanguageCode } from './languages/language-codes.ts';
import { fold } from './words/fold.ts';

/**
 * The form under which a dictionary lists a word: lower case, composed accents, straight apostrophes and gershayim,
 * no Hebrew points, joiners or soft hyphens.
 */
export function foldWord(word: string, _language: LanguageCode): string {
  return fold(word);
}
