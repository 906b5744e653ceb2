import { defineExercise } from '../exercise/exercise.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { aroundName } from './text-around-name.ts';
import { audiences, fields, scoresOf, texts, verdicts } from './record.ts';
import { script } from './script.ts';

export const halfLife = defineExercise({
  name: 'half-life',
  sharedAs: 'Half Life',
  introduction: inLanguages((language) => words[language].halfLife.introduction),
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
