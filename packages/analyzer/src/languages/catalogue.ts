import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import type { Language } from './language.ts';

/** The text languages, by code: add one here. */
export const languages = { en: english, he: hebrew } as const satisfies Record<string, Language>;

/** The code of a text language. */
export type LanguageCode = keyof typeof languages;

/** A text language by its code. */
export function languageOf(code: LanguageCode): Language {
  return languages[code];
}
