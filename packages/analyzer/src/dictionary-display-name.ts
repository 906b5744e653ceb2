import type { AboutDictionary } from './dictionary.ts';
import { languageOf } from './languages/catalogue.ts';
import type { LanguageCode } from './languages/language-codes.ts';

export type NamedCounts = Pick<AboutDictionary, 'code' | 'language' | 'label' | 'period'>;

/** Names a dictionary in a language: “News in English, 2012–2015”. A custom one keeps its own label. */
export function dictionaryDisplayName(
  { code, language, label, period }: NamedCounts,
  inLanguage: LanguageCode,
): string {
  const names = languageOf(inLanguage).dictionaryNames;
  if (names?.[language] !== undefined && period && label.startsWith('News in ')) {
    // The Unicode isolate keeps the years in order in right-to-left text.
    return `${names[language]}, \u2068${period.from}–${period.to}\u2069`;
  }
  return names?.[code] ?? label;
}
