import { createHash } from 'node:crypto';

import type { TaskType } from '@vernacular/contract';
import { exerciseNamed, isFinished } from '@vernacular/exercises';

import type { OwnedTask } from '../../store/index.ts';

/** A participant as one record: what is the same in every export, then the columns of the exercise. */
export type Participant = Readonly<Record<string, unknown>>;

/** The same person has the same name in every export; nobody can be found by it. */
const pseudonym = (whose: string) =>
  `p-${createHash('sha256').update(`vernacular research ${whose}`).digest('hex').slice(0, 12)}`;

/**
 * Whose a task is: an account's, or else of the participant that the study's address named. A name can be typed by
 * anybody, so whoever has no account and no name is somebody new each time.
 */
function ownerOf({ userId, task }: OwnedTask): string {
  if (userId !== null) return userId;
  const { participant_name: name } = task.content as { readonly participant_name?: string | null };
  return name ? `participant ${name}` : `task ${task.id}`;
}

const stageOf = ({ task }: OwnedTask) => Number(Reflect.get(task.content, 'current_stage') ?? 0);

function isDone(type: TaskType, history: unknown): boolean | null {
  if (type === 'dejargonizer') return null;
  const isThere = typeof history === 'object' && history !== null;
  return isThere && isFinished(exerciseNamed(type), history as Record<string, unknown>);
}

/** The work of a participant, the one that went furthest first, the newest of those. */
const furthest = (tasks: readonly OwnedTask[]) =>
  tasks.toSorted(
    (a, b) => stageOf(b) - stageOf(a) || b.task.createdAt.localeCompare(a.task.createdAt),
  );

const isStudy = ({ task }: OwnedTask) => Reflect.get(task.content, 'is_research') === true;

/**
 * One record a participant, in the order they began; what was written for a study and what was not are two records.
 * Of participants without an account every work is a record: under one name two people may have written, and neither
 * may hide the other.
 */
export function participantsOf(type: TaskType, work: readonly OwnedTask[]): readonly Participant[] {
  const groups = new Map<string, OwnedTask[]>();
  for (const one of work) {
    const group = `${isStudy(one)} ${ownerOf(one)}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].flatMap((tasks) => {
    const hasAccount = tasks.every(({ userId }) => userId !== null);
    const shown = hasAccount ? furthest(tasks).slice(0, 1) : tasks;
    return shown.map((one) => recordOf(type, one, tasks.length));
  });
}

function recordOf(type: TaskType, one: OwnedTask, tasks: number): Participant {
  const { history, ...content } = one.task.content as Readonly<Record<string, unknown>>;
  const columns = Object.entries(content).filter(([name]) => name !== 'messages');
  return {
    participant: pseudonym(ownerOf(one)),
    task: one.task.id,
    created_at: one.task.createdAt,
    tasks,
    finished: isDone(type, history),
    ...one.background,
    ...Object.fromEntries(columns),
  };
}
