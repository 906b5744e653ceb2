import { createHash } from 'node:crypto';

import { exerciseNamed, isFinished } from '@vernacular/exercises';

import type { ExerciseName, OwnedTask } from '../../store/index.ts';

/** A participant as one record: what is the same in every export, then the columns of the exercise. */
export type Participant = Readonly<Record<string, unknown>>;

/** The same person has the same name in every export; nobody can be found by it. */
const pseudonym = (userId: string) =>
  `p-${createHash('sha256').update(`vernacular research ${userId}`).digest('hex').slice(0, 12)}`;

const stageOf = ({ task }: OwnedTask) => Number(Reflect.get(task.content, 'current_stage') ?? 0);

function isDone(exercise: ExerciseName, history: unknown): boolean | null {
  if (exercise === 'dejargonizer') return null;
  const isThere = typeof history === 'object' && history !== null;
  return isThere && isFinished(exerciseNamed(exercise), history as Record<string, unknown>);
}

/** The work a participant is represented by: the one that went furthest, the newest of those. */
const furthest = (tasks: readonly OwnedTask[]) =>
  tasks.toSorted(
    (a, b) => stageOf(b) - stageOf(a) || b.task.createdAt.localeCompare(a.task.createdAt),
  )[0];

/** One record a participant, in the order they began. */
export function participantsOf(
  exercise: ExerciseName,
  work: readonly OwnedTask[],
): readonly Participant[] {
  const byPerson = new Map<string, OwnedTask[]>();
  for (const one of work) byPerson.set(one.userId, [...(byPerson.get(one.userId) ?? []), one]);
  return [...byPerson].flatMap(([userId, tasks]): Participant[] => {
    const shown = furthest(tasks);
    if (!shown) return [];
    const { history, ...content } = shown.task.content as Readonly<Record<string, unknown>>;
    const columns = Object.entries(content).filter(([name]) => name !== 'messages');
    return [
      {
        participant: pseudonym(userId),
        task: shown.task.id,
        created_at: shown.task.createdAt,
        tasks: tasks.length,
        finished: isDone(exercise, history),
        ...shown.background,
        ...Object.fromEntries(columns),
      },
    ];
  });
}
