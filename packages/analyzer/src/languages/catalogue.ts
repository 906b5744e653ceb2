import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import type { LanguageCode } from './language-codes.ts';
import type { Language } from './language.ts';

export const languages = { en: english, he: hebrew } as const satisfies Record<
  LanguageCode,
  Language
>;

export const languageOf = (code: LanguageCode): Language => languages[code];
