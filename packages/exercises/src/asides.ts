import { helps as coherence } from './coherence/help.ts';
import { helps as criticalThinking } from './critical-thinking/help.ts';
import { helps as ethics } from './ethics/help.ts';
import { helps as halfLife } from './half-life/help.ts';
import { helps as halfLifeResearch } from './half-life-research/help.ts';
import { helps as persuasive } from './persuasive/help.ts';
import { replyToNonAnswer, replyToQuestion } from './steps/aside.ts';

/**
 * What is said to whoever asks the coach, or gives no answer, with the help for each question. It is handed to a script
 * by whoever takes answers: a browser only shows what was said, and needs none of these words.
 */
export const asides = {
  replyToQuestion,
  replyToNonAnswer,
  helps: { coherence, criticalThinking, ethics, halfLife, halfLifeResearch, persuasive },
};

export type Asides = typeof asides;
