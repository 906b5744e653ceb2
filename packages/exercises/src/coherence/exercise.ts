import { yesNoUnsure } from '../steps/choices.ts';
import { defineExercise } from '../exercise/exercise.ts';
import { currentText } from '../session/drafts.ts';
import { reflectionChoices } from '../session/reflections.ts';

import { introduction } from './introduction.ts';
import { draftNames, fields } from './record.ts';
import { script } from './script.ts';

export const coherence = defineExercise({
  name: 'coherence',
  sharedAs: 'Coherence',
  introduction,
  route: '/coherence',
  table: 'coherence_user_interactions',
  endpoint: '/api/Coherence',
  hasSlimEndpoint: true,
  researchName: 'coherence',
  openingStage: 0,
  fields,
  firstWords: 'initialText',
  mapped: 'currentText',
  choices: {
    question1Choice: yesNoUnsure,
    question2Choice: yesNoUnsure,
    question3Choice: yesNoUnsure,
    question4Choice: yesNoUnsure,
    question5Choice: yesNoUnsure,
    ...reflectionChoices,
  },
  graded: [],
  derive: (facts) => ({ currentText: currentText(facts, draftNames) }),
  script,
  finishes: { filled: ['finalText', 'reflectionOpenResponse'] },
});
