import { checkedSteps as coherence } from '../coherence/checks.ts';
import { checkedSteps as criticalThinking } from '../critical-thinking/checks.ts';
import { checkedSteps as ethics } from '../ethics/checks.ts';
import { checkedSteps as halfLife } from '../half-life/checks.ts';
import { checkedSteps as persuasive } from '../persuasive/checks.ts';
import type { Exercise } from '../exercise/exercise.ts';

import type { CheckedSteps } from '../checks/check.ts';

/** Kept apart from the catalogue of exercises, so that a browser does not load the checks. */
const checks: Readonly<Partial<Record<string, CheckedSteps>>> = {
  'half-life': halfLife,
  ethics,
  persuasive,
  coherence,
  'critical-thinking': criticalThinking,
};

/** The checks of an exercise by step; empty for an exercise without checks. */
export const checkedStepsOf = ({ name }: Pick<Exercise, 'name'>): CheckedSteps =>
  checks[name] ?? {};
