import { researchedAnswers, type ProfileAnswerName, type TaskType } from '@vernacular/contract';

import type { Engine } from './engine.ts';
import { interactionTable } from './interaction-tables.ts';
import { type Task, toTask } from './interactions.ts';
import { studyRows } from './study-work.ts';

/** What a person said about themselves at registration, without who they are. */
export type Background = Readonly<Partial<Record<ProfileAnswerName, string | null>>>;

/** A saved task with whose it is. */
export interface OwnedTask {
  /** Null for a participant of a study who wrote without an account that saves. */
  readonly userId: string | null;
  readonly task: Task;
  readonly background: Background;
}

const unknown = Object.fromEntries(researchedAnswers.map((name) => [name, null])) as Background;

/**
 * Everybody's saved work of one tool, and what participants of studies wrote, oldest first, for the operator's
 * research. Work that was anonymised, or whose owner no longer saves, is not in it.
 */
export async function allWork({ db }: Engine, type: TaskType): Promise<readonly OwnedTask[]> {
  const { table } = interactionTable(type);
  const owned = await db.selectFrom(table).selectAll().where('user_id', 'is not', null).execute();
  const people = await db
    .selectFrom('user_demographics')
    .select(['user_id', 'rejectSaveData', ...researchedAnswers])
    .execute();
  const byId = new Map(people.map((person) => [person.user_id, person]));
  const ofPeople = owned.flatMap((row): OwnedTask[] => {
    const person = byId.get(row.user_id ?? '');
    if (!person || person.rejectSaveData) return [];
    const said = Object.fromEntries(researchedAnswers.map((name) => [name, person[name]]));
    return [{ userId: person.user_id, task: toTask(type, row), background: said }];
  });
  const ofStudies = type === 'dejargonizer' ? [] : await studyRows(db, type).execute();
  return [
    ...ofPeople,
    ...ofStudies.map((row) => ({ userId: null, task: toTask(type, row), background: unknown })),
  ].toSorted((a, b) => a.task.createdAt.localeCompare(b.task.createdAt));
}
