import { defineExercise } from '../exercise/exercise.ts';
import { conversationLanguages, inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';
import { audiences, fields, scoresOf, texts, verdicts } from './record.ts';
import { script } from './script.ts';

/** In characters; enough to recognise where the sentence goes on after the name. */
const enough = 12;

/**
 * For each sentence in which the bot says the student's name, the text before the name and the first characters after
 * it.
 */
const aroundName = conversationLanguages.flatMap((language) => {
  const { audience, closing, times } = words[language].halfLife;
  const closings = Object.values(times).map((all) => closing.named.replace('{times}', all));
  return [audience.named, ...closings].map((sentence) => {
    const [before = '', after = ''] = sentence.split('{name}');
    return [before, after.slice(0, enough)] as const;
  });
});

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
