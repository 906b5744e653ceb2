import { defineExercise } from '../exercise/exercise.ts';

import { audiences, verdicts } from './choices.ts';
import { introduction } from './introduction.ts';
import { fields, scoresOf, texts } from './record.ts';
import { script } from './script.ts';
import { aroundName } from './texts.ts';

export const halfLife = defineExercise({
  name: 'half-life',
  sharedAs: 'Half Life',
  introduction,
  route: '/half-life',
  table: 'halflife_user_interactions',
  endpoint: '/api/HalfLife',
  hasSlimEndpoint: true,
  researchName: 'halflife',
  openingStage: 1,
  fields,
  firstWords: 'text120First',
  personalName: { field: 'studentName', saidBetween: aroundName },
  choices: { targetAudience: audiences, whichIsBetter: verdicts },
  graded: texts.map((text) => ({ text, keep: scoresOf(text) })),
  script,
  finishes: { stage: 8 },
});
