import type { Exercise } from '../exercise/exercise.ts';
import { placeOf, readHistory } from '../wire/history.ts';
import type { Setting } from '../exercise/script-types.ts';

/** The number of the open question, from 1, and the number of questions. */
export interface Progress {
  readonly step: number;
  readonly of: number;
}

/**
 * The open question of a history; `null` before the conversation begins, after its end, and for a history that cannot
 * be read.
 */
export function progressOf(
  exercise: Exercise,
  setting: Setting,
  history: unknown,
): Progress | null {
  const read = readHistory(exercise, setting, history);
  if (read.kind === 'refused') return null;
  const place = placeOf(exercise, setting, read.history);
  const { steps } = exercise.script(setting);
  const at = steps.findIndex(({ name }) => name === place.step);
  return at < 0 ? null : { step: at + 1, of: steps.length };
}
