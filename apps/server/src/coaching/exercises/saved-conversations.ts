import { createHash } from 'node:crypto';

import {
  conversationFromRow,
  historyFromRow,
  rowOf,
  type Edition,
  type ListedExercise,
  type History,
  type Message,
} from '@vernacular/exercises';

import type { Interactions } from '../../store/index.ts';

export interface SavedConversation {
  readonly taskId: string;
  readonly history: History;
  readonly messages: readonly Message[];
}

export interface SavedConversations {
  /** The stored conversation that a history continues, by its task id or start time; null when none is stored. */
  readonly find: (history: History) => Promise<SavedConversation | null>;
  /** Returns the new task id; null when the conversation exists already or the person does not save. */
  readonly add: (history: History, messages: readonly Message[]) => Promise<string | null>;
  /** False when another request was first, or the conversation no longer belongs to this person. */
  readonly move: (
    from: SavedConversation,
    history: History,
    messages: readonly Message[],
  ) => Promise<boolean>;
}

/** Reads a saved task as a conversation; null when its content cannot be read. */
export function readTask(
  exercise: ListedExercise,
  edition: Edition,
  { id: taskId, content }: { readonly id: string; readonly content: object },
): SavedConversation | null {
  const row = { ...content, id: taskId };
  const read = historyFromRow(exercise, edition, row);
  return read.kind === 'refused'
    ? null
    : { taskId, history: read.history, messages: conversationFromRow(exercise, row) };
}

export function savedConversations(
  interactions: Interactions,
  exercise: ListedExercise,
  edition: Edition,
  userId: string,
): SavedConversations {
  const contentOf = (history: History, messages: readonly Message[]) => ({
    ...rowOf(exercise, history),
    messages,
  });
  const open = async (taskId: string) => {
    const task = await interactions.open(exercise.name, userId, taskId);
    return task && readTask(exercise, edition, task);
  };

  return {
    find: async ({ about: { taskId, startTime } }) =>
      (taskId === '' ? null : await open(taskId)) ??
      (startTime === '' ? null : open(taskIdFor(userId, exercise, startTime))),
    add: async (history, messages) => {
      const id = taskIdFor(userId, exercise, history.about.startTime);
      const content = contentOf({ ...history, about: { ...history.about, taskId: id } }, messages);
      return interactions.save(exercise.name, userId, content, { id });
    },
    move: (from, history, messages) =>
      interactions.update(exercise.name, userId, from.taskId, contentOf(history, messages), {
        whenStage: from.history.stage,
      }),
  };
}

/**
 * A task id derived from owner, exercise and start time, so that a repeated first answer is saved once. It need not be
 * secret: a task is opened only with its owner's id.
 */
const taskIdFor = (userId: string, exercise: ListedExercise, startTime: string): string =>
  deterministicId([userId, exercise.name, startTime]);

/** A UUID (version 8) from the SHA-256 of `parts`: the same parts give the same id. */
export function deterministicId(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
