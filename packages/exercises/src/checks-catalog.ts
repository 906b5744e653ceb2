import { checkedSteps as coherence } from './coherence/checks/checked-steps.ts';
import { checkedSteps as criticalThinking } from './critical-thinking/checks/checked-steps.ts';
import { checkedSteps as ethics } from './ethics/checks/checked-steps.ts';
import { checkedSteps as halfLife } from './half-life/checks/checked-steps.ts';
import { checkedSteps as persuasive } from './persuasive/checks/checked-steps.ts';
import type { Exercise } from './exercise/exercise.ts';

import type { CheckedSteps } from './checks/check.ts';

/** The checks by exercise. They stand apart from the catalogue of exercises, so that a browser loads none of them. */
const checks: Readonly<Partial<Record<string, CheckedSteps>>> = {
  'half-life': halfLife,
  ethics,
  persuasive,
  coherence,
  'critical-thinking': criticalThinking,
};

/** The checks that the steps of an exercise show; none for an exercise without checks. */
export const checkedStepsOf = ({ name }: Pick<Exercise, 'name'>): CheckedSteps =>
  checks[name] ?? {};
