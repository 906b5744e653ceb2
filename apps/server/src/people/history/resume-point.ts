import type { Task as TaskReply } from '@vernacular/contract';
import { exerciseNamed, historyFromRow, isFinished, writeHistory } from '@vernacular/exercises';

import type { Task } from '../../store/index.ts';

/**
 * The route and the history with which an unfinished conversation goes on. Null for a finished one, one of a study, and
 * a graded text.
 */
export function resumePointOf({ type, id, content }: Task): TaskReply['continues'] {
  if (type === 'dejargonizer') return null;
  const exercise = exerciseNamed(type);
  if (exercise.route === null) return null;
  const read = historyFromRow(exercise, 'full', { ...content, id });
  if (read.kind === 'refused' || read.history.about.isResearch) return null;
  const history = writeHistory(exercise, read.history);
  return isFinished(exercise, history) ? null : { route: exercise.route, history };
}
