import { countWithoutAccents } from './accents.ts';
import type { Language } from './language.ts';

export const english: Language = {
  name: 'English',
  direction: 'ltr',
  countOfReadings: countWithoutAccents,
};
