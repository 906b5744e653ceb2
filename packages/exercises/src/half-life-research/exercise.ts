import { defineExercise } from '../exercise/exercise.ts';
import { choiceSession } from '../session/choice-record.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { script } from './script.ts';

/** The research variant of Half Life. Hidden: it has no page and no endpoint except those of studies. */
export const halfLifeResearch = defineExercise({
  ...choiceSession,
  name: 'half-life-research',
  sharedAs: 'Half Life Research',
  introduction: inLanguages((language) => words[language].halfLifeResearch.introduction),
  route: null,
  table: 'halflife_research_user_interactions',
  endpoint: null,
  hasSlimEndpoint: false,
  researchName: 'halflife-research',
  script,
});
