import { joinChecks } from '../../checks/check.ts';
import type { Name } from '../record.ts';

import { declared } from './declared.ts';
import { english } from './english.ts';
import { hebrew } from './hebrew.ts';

/** The checks of Persuasion: reasons, a shared value and trust, each in the text as it stands then. */
export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  { en: english, he: hebrew },
  {
    logosReasonsGiven: () => 'originalText',
    pathosInterestsReflected: () => 'textLogos',
    ethosAffiliationReflected: () => 'textPathos',
  },
);
