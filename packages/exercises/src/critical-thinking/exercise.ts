import { defineExercise } from '../exercise/exercise.ts';
import { currentText } from '../session/drafts.ts';
import { reflectionChoices } from '../session/reflections.ts';
import { inLanguages } from '../words/site-languages.ts';
import { words } from '../words/words.ts';

import { draftNames, fields } from './record.ts';
import { script } from './script.ts';

export const criticalThinking = defineExercise({
  name: 'critical-thinking',
  sharedAs: 'Critical Thinking',
  introduction: inLanguages((language) => words[language].criticalThinking.introduction),
  route: '/critical-thinking',
  table: 'critical_thinking_user_interactions',
  endpoint: '/api/CriticalThinking',
  hasSlimEndpoint: true,
  researchName: 'critical-thinking',
  openingStage: 0,
  fields,
  firstWords: 'initialSummary',
  choices: reflectionChoices,
  graded: [],
  derive: (facts) => ({ currentSummary: currentText(facts, draftNames) }),
  script,
  finishes: { filled: ['finalSummary', 'reflectionOpenResponse'] },
});
