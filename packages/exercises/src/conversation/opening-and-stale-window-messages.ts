import { checkedStepsOf } from '../catalog/checks-by-exercise.ts';
import type { Mark } from '../checks/check.ts';
import { stepChecks } from '../checks/step-checks.ts';
import { ask, start } from '@vernacular/dialogue';

import { helps } from '../words/translations.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { placeOf, type History } from '../wire/history.ts';
import { phrases } from '../words/words.ts';
import type { Setting } from '../exercise/script-types.ts';
import { say, type Turn } from '../turn/turn.ts';

export const openingOf = (exercise: Exercise, setting: Setting): readonly Turn[] =>
  start(exercise.script({ ...setting, helps })).turns;

/** Adds the checks of the exercise to a setting, if its questions have any. */
export const withChecksOf = (
  exercise: Pick<Exercise, 'name'>,
  setting: Setting,
  marks: readonly Mark[],
): Setting =>
  (setting.hasChecks ?? setting.edition === 'full')
    ? { ...setting, checks: stepChecks(checkedStepsOf(exercise), setting.language, marks) }
    : setting;

/** A sentence, and the open question of a history once more. */
export const askAgain = (
  exercise: Exercise,
  setting: Setting,
  history: History,
  sentence: string,
): readonly Turn[] => [
  say(sentence),
  ...ask(
    exercise.script({ ...withChecksOf(exercise, setting, history.checks), helps }),
    placeOf(exercise, setting, history),
  ),
];

/** The messages for a window that was left open while the conversation went on elsewhere. */
export const movedOn = (exercise: Exercise, setting: Setting, history: History): readonly Turn[] =>
  askAgain(exercise, setting, history, phrases[setting.language].movedOn);

/** Clears the coach's fields of a history that came from the client, which could have written them itself. */
export const withoutCoach = ({ fields }: Exercise, history: History): History => ({
  ...history,
  facts: Object.fromEntries(
    Object.entries(history.facts).map(([name, value]) => [
      name,
      fields[name]?.kind === 'coach' ? '' : value,
    ]),
  ),
});
