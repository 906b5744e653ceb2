import { randomBytes } from 'node:crypto';

import {
  conversationFromRow,
  historyFromRow,
  rowOf,
  type Edition,
  type ListedExercise,
  type History,
  type Message,
} from '@vernacular/exercises';

import type { Store } from '../../store/index.ts';
import type { SavedConversations } from './saved-conversation.ts';
import { idFrom } from './task-id.ts';

/** 256 bits in 43 letters, digits, dashes and underscores; it fits where a task id stands. */
const newSecret = () => randomBytes(32).toString('base64url');
const isSecret = (taskId: string) => /^[\w-]{43}$/.test(taskId);
const secretOf = ({ about }: History) => (isSecret(about.taskId) ? about.taskId : newSecret());

/**
 * The conversations that participants of a study hold without an account that saves. A participant's client knows
 * its own by a secret that travels as the task id; the row has only what follows from the secret, so whoever reads
 * an export, a backup or the database can neither read on through the site nor overwrite.
 */
export function studyConversations(
  study: Store['study'],
  exercise: ListedExercise,
  edition: Edition,
): SavedConversations {
  const idOf = (secret: string) => idFrom(['study', exercise.name, secret]);
  const contentOf = (id: string, history: History, messages: readonly Message[]) => {
    const about = { ...history.about, taskId: id };
    return { ...rowOf(exercise, { ...history, about }), messages };
  };
  return {
    taskToBe: secretOf,
    find: async ({ about: { taskId } }) => {
      if (!isSecret(taskId)) return null;
      const task = await study.open(exercise.name, idOf(taskId));
      if (!task) return null;
      const row = { ...task.content, id: task.id };
      const read = historyFromRow(exercise, edition, row);
      return read.kind === 'refused'
        ? null
        : { taskId, history: read.history, messages: conversationFromRow(exercise, row) };
    },
    add: async (history, messages) => {
      const secret = secretOf(history);
      const id = idOf(secret);
      const isNew = await study.save(exercise.name, id, contentOf(id, history, messages));
      return isNew ? secret : null;
    },
    move: (from, history, messages) => {
      const id = idOf(from.taskId);
      const content = contentOf(id, history, messages);
      return study.update(exercise.name, id, content, from.history.stage);
    },
  };
}
