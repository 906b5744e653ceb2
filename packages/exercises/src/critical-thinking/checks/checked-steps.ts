import { joinChecks } from '../../checks/check.ts';
import { inLanguages } from '../../words/language.ts';
import { checks } from '../../words/languages.ts';
import { draftFieldAt } from '../../session/draft-field-at.ts';
import { draftNames, type Name } from '../record.ts';

import { declared } from './declared.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].criticalThinking),
  {
    question1Answer: draftFieldAt(draftNames, 1),
    question2Answer: draftFieldAt(draftNames, 2),
    question3Answer: draftFieldAt(draftNames, 3),
    question4Answer: draftFieldAt(draftNames, 4),
    question5Answer: draftFieldAt(draftNames, 5),
  },
);
