import type { AboutDictionary } from './dictionary.ts';
import type { LanguageCode } from './languages/catalogue.ts';

export type NamedCounts = Pick<AboutDictionary, 'code' | 'language' | 'label' | 'period'>;

const hebrewNews = { en: 'חדשות באנגלית', he: 'חדשות בעברית' } as const;
const hebrewGeneral: ReadonlyMap<string, string> = new Map([
  ['EnglishGeneral', 'אנגלית כללית (כתוביות, ספרים ואתרים)'],
  ['HebrewGeneral', 'עברית כללית (רשימות מילים וצמדי מילים)'],
]);

/**
 * The display name of a dictionary in English or Hebrew: “News in English, 2012–2015”. A custom dictionary keeps its
 * own label.
 */
export function dictionaryDisplayName(
  { code, language, label, period }: NamedCounts,
  inLanguage: LanguageCode,
): string {
  if (inLanguage === 'en') return label;
  if (period && label.startsWith('News in ')) {
    // The Unicode isolate keeps the years in order in right-to-left text.
    return `${hebrewNews[language]}, \u2066${period.from}–${period.to}\u2069`;
  }
  return hebrewGeneral.get(code) ?? label;
}
