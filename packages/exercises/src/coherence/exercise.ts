import { defineExercise } from '../exercise/exercise.ts';
import { choiceSession } from '../session/choice-record.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { script } from './script.ts';

export const coherence = defineExercise({
  ...choiceSession,
  name: 'coherence',
  sharedAs: 'Coherence',
  introduction: inLanguages((language) => words[language].coherence.introduction),
  route: '/coherence',
  table: 'coherence_user_interactions',
  endpoint: '/api/Coherence',
  hasSlimEndpoint: true,
  researchName: 'coherence',
  mapped: 'currentText',
  script,
});
