import { english } from './english.ts';
import { hebrew } from './hebrew.ts';
import type { Language } from './language.ts';

export const languages = { en: english, he: hebrew } as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** Calls `valueOf` for each language of texts: `{ en: …, he: … }`. */
export const inTextLanguages = <Value>(
  valueOf: (language: LanguageCode) => Value,
): Readonly<Record<LanguageCode, Value>> =>
  Object.fromEntries(languageCodes.map((code) => [code, valueOf(code)])) as Record<
    LanguageCode,
    Value
  >;

export function languageOf(code: LanguageCode): Language {
  return languages[code];
}
