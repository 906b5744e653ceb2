import { defineExercise } from '../exercise/exercise.ts';

import { verdicts } from './choices.ts';
import { fields } from './record.ts';
import { script } from './script.ts';

export const ethics = defineExercise({
  name: 'ethics',
  label: 'Ethics',
  title: { en: 'Ethics in research', he: 'אתיקה במחקר' },
  route: '/ethics',
  table: 'ethics_user_interactions',
  endpoint: '/api/Ethics',
  hasSlimEndpoint: false,
  researchName: null,
  openingStage: 1,
  fields,
  choices: { whichIsBetter: verdicts },
  graded: [],
  script,
  finishes: { stage: 6 },
});
