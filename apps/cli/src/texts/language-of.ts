import type { LanguageCode } from '@vernacular/analyzer';

const sample = 20_000;

/** The language a text is written in, by its letters; undefined when it has none. */
export function languageOf(text: string): LanguageCode | undefined {
  const start = text.slice(0, sample);
  const hebrew = start.match(/\p{Script=Hebrew}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hebrew + latin === 0) return undefined;
  return hebrew > latin ? 'he' : 'en';
}
