import type { LanguageCode } from './languages/catalogue.ts';

/** Enough to tell, in UTF-16 units; a long text costs no more than a short one. */
const sample = 20_000;

/** The language a text is written in, by the letters of its first pages; undefined when it has none. */
export function tellLanguage(text: string): LanguageCode | undefined {
  const start = text.slice(0, sample);
  const hebrew = start.match(/\p{Script=Hebrew}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (hebrew + latin === 0) return undefined;
  return hebrew > latin ? 'he' : 'en';
}
