import { ask, start } from '@vernacular/dialogue';

import { helps } from '../words/translations.ts';
import type { Exercise } from '../exercise/exercise.ts';
import { placeOf, type History } from '../wire/history.ts';
import { phrases } from '../words/words.ts';
import type { Setting } from '../exercise/script-types.ts';
import { say, type Turn } from '../turn/turn.ts';
import { withChecksOf } from './with-step-checks.ts';

export const openingOf = (exercise: Exercise, setting: Setting): readonly Turn[] =>
  start(exercise.script({ ...setting, helps })).turns;

/**
 * Returns the messages for a window that was left open while the conversation went on elsewhere: a notice and the open
 * question.
 */
export const movedOn = (
  exercise: Exercise,
  setting: Setting,
  history: History,
): readonly Turn[] => [
  say(phrases[setting.language].movedOn),
  ...ask(
    exercise.script({ ...withChecksOf(exercise, setting, history.checks), helps }),
    placeOf(exercise, setting, history),
  ),
];

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
