import type { LanguageCode } from '@vernacular/analyzer';

export interface LegendWords {
  readonly name: string;
  readonly score: (score: string) => string;
  readonly levels: { readonly common: string; readonly mid: string; readonly rare: string };
  readonly share: (words: number, percent: number) => string;
  readonly list: string;
  readonly counts: (label: string) => string;
  readonly loading: string;
}

export const legendWords: Readonly<Record<LanguageCode, LegendWords>> = {
  en: {
    name: 'How common the words are',
    score: (score) => `Score: ${score} of 100`,
    levels: { common: 'Common', mid: 'Mid-frequency', rare: 'Rare' },
    share: (words, percent) => `${words} ${words === 1 ? 'word' : 'words'}, ${percent} %`,
    list: 'The words set off',
    counts: (label) => `Word counts: ${label}`,
    loading: 'Loading the word counts …',
  },
  he: {
    name: 'כמה המילים נפוצות',
    score: (score) => `ציון: ${score} מתוך 100`,
    levels: { common: 'נפוצות', mid: 'בשכיחות בינונית', rare: 'נדירות' },
    share: (words, percent) => `${words === 1 ? 'מילה אחת' : `${words} מילים`}, ${percent}%`,
    list: 'המילים המסומנות',
    counts: (label) => `הספירות: \u2068${label}\u2069`,
    loading: 'טוען את ספירות המילים …',
  },
};
