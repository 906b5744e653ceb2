import { countOfReadings, hebrewForms, isLonePrefix } from './hebrew-readings.ts';
import type { Language } from './language.ts';

export const hebrew: Language = {
  name: 'Hebrew',
  direction: 'rtl',
  letter: /\p{Script=Hebrew}/u,
  otherEncoding: 'windows-1255',
  // The rates of English in a tenth of its corpus.
  published: { cutoffs: { common: 100, mid: 5 }, tokens: 9_000_000 },
  dictionaryNames: {
    en: 'חדשות באנגלית',
    he: 'חדשות בעברית',
    EnglishGeneral: 'אנגלית כללית (כתוביות, ספרים ואתרים)',
    HebrewGeneral: 'עברית כללית (רשימות מילים וצמדי מילים)',
  },
  opensWith: (unit) => unit >= 0x5d0 && unit <= 0x5f2,
  countOfReadings,
  formsOf: hebrewForms,
  isFragment: isLonePrefix,
};
