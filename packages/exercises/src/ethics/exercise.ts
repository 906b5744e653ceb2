import { defineExercise } from '../exercise/exercise.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { fields, verdicts } from './record.ts';
import { script } from './script.ts';

export const ethics = defineExercise({
  name: 'ethics',
  sharedAs: 'Ethics',
  introduction: inLanguages((language) => words[language].ethics.introduction),
  route: '/ethics',
  table: 'ethics_user_interactions',
  endpoint: '/api/Ethics',
  hasSlimEndpoint: false,
  researchName: null,
  openingStage: 1,
  fields,
  firstWords: 'originalText',
  choices: { whichIsBetter: verdicts },
  graded: [],
  script,
  finishes: { stage: 6 },
});
