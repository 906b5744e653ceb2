import type { LanguageCode } from '@vernacular/analyzer';

const scripts = {
  he: /\p{Script=Hebrew}/gu,
  en: /\p{Script=Latin}/gu,
} as const satisfies Record<LanguageCode, RegExp>;

const sample = 2000;

/** The language that most letters at the beginning of a text belong to; null for a text without letters. */
export function textLanguage(text: string): LanguageCode | null {
  const beginning = text.slice(0, sample);
  const hebrew = beginning.match(scripts.he)?.length ?? 0;
  const latin = beginning.match(scripts.en)?.length ?? 0;
  if (hebrew + latin === 0) return null;
  return hebrew > latin ? 'he' : 'en';
}
