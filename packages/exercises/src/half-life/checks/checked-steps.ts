import { joinChecks } from '../../checks/check.ts';
import { inLanguages } from '../../words/language.ts';
import { checks } from '../../words/languages.ts';
import type { Name } from '../record.ts';

import { declared } from './declared.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].halfLife),
  {
    text60: () => 'text120First',
    text30: () => 'text60',
    text120Last: () => 'text30',
    whichIsBetter: () => 'text120Last',
  },
);
