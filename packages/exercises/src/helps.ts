import { helps as coherence } from './coherence/help.ts';
import { helps as criticalThinking } from './critical-thinking/help.ts';
import { helps as ethics } from './ethics/help.ts';
import { helps as halfLife } from './half-life/help.ts';
import { helps as halfLifeResearch } from './half-life-research/help.ts';
import { helps as persuasive } from './persuasive/help.ts';

/** The host passes this to a script, so that a browser need not load the texts. */
export const helps = {
  coherence,
  criticalThinking,
  ethics,
  halfLife,
  halfLifeResearch,
  persuasive,
};

export type Helps = typeof helps;
