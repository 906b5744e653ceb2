import { yesNoUnsure } from '../answers/choices.ts';
import { defineExercise } from '../exercise/exercise.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { audiences, fields, verdicts } from './record.ts';
import { script } from './script.ts';

export const persuasive = defineExercise({
  name: 'persuasive',
  sharedAs: 'Persuasive',
  introduction: inLanguages((language) => words[language].persuasive.introduction),
  route: '/persuasion-rhetorics',
  table: 'persuasive_user_interactions',
  endpoint: '/api/Persuasive',
  hasSlimEndpoint: false,
  researchName: null,
  openingStage: 0,
  fields,
  firstWords: 'originalText',
  choices: {
    targetAudience: audiences,
    logosReasonsGiven: yesNoUnsure,
    pathosInterestsReflected: yesNoUnsure,
    ethosAffiliationReflected: yesNoUnsure,
    whichIsBetter: verdicts,
  },
  graded: [
    {
      text: 'originalText',
      keep: ({ rareWords }) => ({
        originalTextJargon: rareWords.map(({ word }) => word).join(', '),
      }),
    },
  ],
  script,
  finishes: { stage: 15 },
});
