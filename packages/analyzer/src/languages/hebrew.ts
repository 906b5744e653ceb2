import { countOfReadings, isLonePrefix } from './hebrew-readings.ts';
import type { Language } from './language.ts';

export const hebrew: Language = {
  name: 'Hebrew',
  direction: 'rtl',
  countOfReadings,
  isFragment: isLonePrefix,
};
