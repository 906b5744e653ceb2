import type { LegendTexts } from '../legend.ts';

export const legendTexts: LegendTexts = {
  name: 'כמה המילים נפוצות',
  score: (score) => `ציון: ${score} מתוך 100`,
  levels: { common: 'נפוצות', mid: 'בשכיחות בינונית', rare: 'נדירות' },
  share: (words, percent) => `${words === 1 ? 'מילה אחת' : `${words} מילים`}, ${percent}%`,
  list: 'המילים המסומנות',
  counts: (label) => `הספירות: \u2068${label}\u2069`,
  loading: 'טוען את ספירות המילים …',
};
