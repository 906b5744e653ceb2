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
import { idFrom } from './task-id.ts';

/** A conversation as it is stored: its task, where it stands, and all that was said. */
export interface SavedConversation {
  readonly taskId: string;
  readonly history: History;
  readonly messages: readonly Message[];
}

/** The saved conversations of one person in one exercise. Nobody reaches another's. */
export interface SavedConversations {
  /** The task that a conversation will be which is not kept yet; empty while that is not known. */
  readonly taskToBe: (history: History) => string;
  /** The one a history belongs to: by its task, or by when it began. */
  readonly find: (history: History) => Promise<SavedConversation | null>;
  /** Keeps a new one and returns its task; null when it is there already, or the person does not save. */
  readonly add: (history: History, messages: readonly Message[]) => Promise<string | null>;
  /** Replaces what is stored; false when somebody else moved it first, or it is no longer this person's. */
  readonly move: (
    from: SavedConversation,
    history: History,
    messages: readonly Message[],
  ) => Promise<boolean>;
}

/** The conversation in a stored task; null when no conversation can be read from it. */
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

/** Opens a person's saved conversations of an exercise. */
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

  const open = async (taskId: string): Promise<SavedConversation | null> => {
    const task = await interactions.open(exercise.name, userId, taskId);
    return task && readTask(exercise, edition, task);
  };

  return {
    taskToBe: () => '',
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
 * The same task for the same conversation, however often its first answer arrives: made from whose it is and when it began.
 * It is no secret and needs to be none; a task is opened only with its owner's id.
 */
const taskIdFor = (userId: string, exercise: ListedExercise, startTime: string): string =>
  idFrom([userId, exercise.name, startTime]);
