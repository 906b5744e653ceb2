import { createHash } from 'node:crypto';

import { exerciseNamed, isFinished, type ExerciseName } from '@vernacular/exercises';

import type { Task } from '../../store/index.ts';

/** A participant as one record: what is the same in every export, then the columns of the exercise. */
export type Participant = Readonly<Record<string, unknown>>;

/** The same participant has the same name in every export; nobody can be found by it. */
const pseudonym = (whose: string) =>
  `p-${createHash('sha256').update(`vernacular research ${whose}`).digest('hex').slice(0, 12)}`;

/** A participant's name can be typed by anybody, so whoever gave none is somebody new each time. */
function writerOf({ id, content }: Task<ExerciseName>): string {
  const name = content['participant_name'];
  return typeof name === 'string' && name !== '' ? `participant ${name}` : `task ${id}`;
}

function isDone(exercise: ExerciseName, history: unknown): boolean {
  const isThere = typeof history === 'object' && history !== null;
  return isThere && isFinished(exerciseNamed(exercise), history as Record<string, unknown>);
}

/**
 * One record a conversation, in the order they began: under one name two people may have written, and neither may
 * hide the other.
 */
export function participantsOf(
  exercise: ExerciseName,
  work: readonly Task<ExerciseName>[],
): readonly Participant[] {
  const tasks = new Map<string, number>();
  for (const one of work) tasks.set(writerOf(one), (tasks.get(writerOf(one)) ?? 0) + 1);
  return work.map((one) => {
    const { history, ...content } = one.content;
    const columns = Object.entries(content).filter(([name]) => name !== 'messages');
    return {
      participant: pseudonym(writerOf(one)),
      task: one.id,
      created_at: one.createdAt,
      tasks: tasks.get(writerOf(one)),
      finished: isDone(exercise, history),
      ...Object.fromEntries(columns),
    };
  });
}
