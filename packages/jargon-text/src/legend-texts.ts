import type { LanguageCode } from '@vernacular/analyzer';

const en = {
  name: 'How common the words are',
  score: (score: string) => `Score: ${score} of 100`,
  levels: { common: 'Common', mid: 'Mid-frequency', rare: 'Rare' },
  share: (words: number, percent: number) =>
    `${words} ${words === 1 ? 'word' : 'words'}, ${percent} %`,
  list: 'The words set off',
  counts: (label: string) => `Word counts: ${label}`,
  loading: 'Loading the word counts …',
};

/** What the legend says in each language. */
export const legendWords: Readonly<Record<LanguageCode, typeof en>> = {
  en,
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
