import { defineExercise } from '../exercise/exercise.ts';

import { verdicts } from './choices.ts';
import { introduction } from './introduction.ts';
import { fields } from './record.ts';
import { script } from './script.ts';

export const ethics = defineExercise({
  name: 'ethics',
  sharedAs: 'Ethics',
  introduction,
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
