import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import type { LanguageCode } from './language-codes.ts';
import type { Language } from './language.ts';

export const languages = { en: english, he: hebrew } as const satisfies Record<
  LanguageCode,
  Language
>;

export function languageOf(code: LanguageCode): Language {
  return languages[code];
}
