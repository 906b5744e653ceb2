import { countWithoutAccents } from './count-without-accents.ts';
import { countOfContraction } from './english-contractions.ts';
import { englishSingulars } from './english-singulars.ts';
import type { Language } from './language.ts';

const END_OF_LATIN = 0x250;

export const english: Language = {
  name: 'English',
  direction: 'ltr',
  letter: /\p{Script=Latin}/u,
  otherEncoding: 'windows-1252',
  // Rakedzon et al. 2017.
  published: { cutoffs: { common: 1000, mid: 50 }, tokens: 90_000_000 },
  opensWith: (unit) => unit < END_OF_LATIN,
  countOfReadings: (table, text, start, end) =>
    countOfContraction(table, text, start, end) || countWithoutAccents(table, text, start, end),
  formsOf: englishSingulars,
};
