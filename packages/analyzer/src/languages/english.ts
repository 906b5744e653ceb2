import { countWithoutAccents } from './accents.ts';
import { englishForms } from './english-forms.ts';
import type { Language } from './language.ts';

// The letters below are Latin, accents and ligatures of European languages included.
const END_OF_LATIN = 0x250;

export const english: Language = {
  name: 'English',
  direction: 'ltr',
  opensWith: (unit) => unit < END_OF_LATIN,
  countOfReadings: countWithoutAccents,
  formsOf: englishForms,
};
