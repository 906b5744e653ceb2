import { joinChecks } from '../../checks/check.ts';
import { inLanguages } from '../../words/language.ts';
import { checks } from '../../words/languages.ts';
import type { Name } from '../record.ts';

import { declared } from './declared.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].persuasive),
  {
    logosReasonsGiven: () => 'originalText',
    pathosInterestsReflected: () => 'textLogos',
    ethosAffiliationReflected: () => 'textPathos',
  },
);
