import {
  beforeAndAfter,
  causeFromCorrelation,
  smallSample,
  strongerAnswer,
  strongerText,
} from './causes.ts';
import { weakArguments } from './fallacies.ts';
import { circle } from './reasons.ts';
import type { Rule } from './rule.ts';

/** How a claim is argued, asked wherever one is made: the most telling first. */
export const arguing: readonly Rule[] = [
  strongerAnswer,
  strongerText,
  ...weakArguments,
  causeFromCorrelation,
  beforeAndAfter,
  smallSample,
  circle,
];
