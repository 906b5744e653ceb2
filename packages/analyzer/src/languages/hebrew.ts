import { countOfReadings, hebrewForms, isLonePrefix } from './hebrew-readings.ts';
import type { Language } from './language.ts';

export const hebrew: Language = {
  name: 'Hebrew',
  direction: 'rtl',
  opensWith: (unit) => unit >= 0x5d0 && unit <= 0x5f2,
  countOfReadings,
  formsOf: hebrewForms,
  isFragment: isLonePrefix,
};
