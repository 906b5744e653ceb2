import type { AboutDictionary } from './dictionary.ts';
import { languageOf } from './languages/catalogue.ts';
import { inTextLanguages, type LanguageCode } from './languages/language-codes.ts';

export type NamedCounts = Pick<AboutDictionary, 'code' | 'language' | 'label' | 'period'>;

const languageNames = inTextLanguages(
  (language) => new Intl.DisplayNames(language, { type: 'language' }),
);

/** Names a dictionary in a language: “News in English, 2012–2015”. A custom one keeps its own label. */
export function dictionaryDisplayName(
  { code, language, label, period }: NamedCounts,
  inLanguage: LanguageCode,
): string {
  const { dictionaryNames, newsIn } = languageOf(inLanguage);
  if (newsIn && period && label.startsWith('News in ')) {
    const name = languageNames[inLanguage].of(language)!;
    // The Unicode isolate keeps the years in order in right-to-left text.
    return `${newsIn(name)}, \u2068${period.from}–${period.to}\u2069`;
  }
  return dictionaryNames?.[code] ?? label;
}
