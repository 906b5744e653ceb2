import { joinChecks } from '../../checks/check.ts';
import { inLanguages } from '../../words/language.ts';
import { checks } from '../../words/languages.ts';
import { draftFieldAt } from '../../session/draft-field-at.ts';
import { draftNames, type Name } from '../../session/choice-record.ts';

import { declared } from './declared.ts';

export const checkedSteps = joinChecks<Name, typeof declared>(
  declared,
  inLanguages((language) => checks[language].coherence),
  {
    question1Choice: draftFieldAt(draftNames, 1),
    question2Choice: draftFieldAt(draftNames, 2),
    question3Choice: draftFieldAt(draftNames, 3),
    question4Choice: draftFieldAt(draftNames, 4),
    question5Choice: draftFieldAt(draftNames, 5),
  },
);
