import { joinChecks } from '../../checks/check.ts';
import { draftFieldAt } from '../../checks/draft-field-at.ts';
import { draftNames, type Name } from '../record.ts';

import { declared } from './declared.ts';
import { english } from './english.ts';
import { hebrew } from './hebrew.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  { en: english, he: hebrew },
  {
    question1Answer: draftFieldAt(draftNames, 1),
    question2Answer: draftFieldAt(draftNames, 2),
    question3Answer: draftFieldAt(draftNames, 3),
    question4Answer: draftFieldAt(draftNames, 4),
    question5Answer: draftFieldAt(draftNames, 5),
  },
);
