import { checkedStepsOf } from '../catalog/checks-by-exercise.ts';
import type { Mark } from '../checks/check.ts';
import { stepChecks } from '../checks/step-checks.ts';
import type { Exercise } from '../exercise/exercise.ts';
import type { Setting } from '../exercise/script-types.ts';

export const withChecksOf = (
  exercise: Pick<Exercise, 'name'>,
  setting: Setting,
  marks: readonly Mark[],
): Setting =>
  (setting.hasChecks ?? setting.edition === 'full')
    ? { ...setting, checks: stepChecks(checkedStepsOf(exercise), setting.language, marks) }
    : setting;
