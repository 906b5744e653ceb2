import type { Exercise } from './exercise.ts';
import { placeOf, readHistory } from '../wire/history.ts';
import type { Setting } from './talk.ts';

/** How far a conversation is: which question waits for an answer, and how many there are. */
export interface Progress {
  readonly step: number;
  readonly of: number;
}

/** The progress of a conversation by its history as it travels; null before it began, after its end, and where it cannot be read. */
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
