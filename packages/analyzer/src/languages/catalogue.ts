import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import type { Language } from './language.ts';

export const languages = { en: english, he: hebrew } as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export function languageOf(code: LanguageCode): Language {
  return languages[code];
}
