import type { Exercise } from '../exercise/exercise.ts';
import { readHistory, type History, type ReadHistory } from './history.ts';
import { readConversationLanguage } from '../words/site-languages.ts';
import { readTypedMessage, type TypedMessage } from './message.ts';
import type { Edition, Setting } from '../exercise/script-types.ts';
import { readPlainText, readSent, readWhole } from './read-untrusted-values.ts';

/** One call of a conversation, read from an untrusted body. */
export interface Call {
  readonly kind: 'read';
  readonly setting: Setting;
  readonly history: History;
  /** The stage that the client states; null if it states none. */
  readonly claimedStage: number | null;
  /** The newest message, if it is the student's; `null` asks for the opening or for the pending question. */
  readonly message: TypedMessage | null;
  readonly earlierIds: readonly string[];
}

/**
 * Reads a call from its body: the history object, `Messages`, and the language (default English). `hasChecks` says
 * whether the questions have checks; by default, the full edition has them.
 */
export function readCall(
  exercise: Exercise,
  edition: Edition,
  body: unknown,
  hasChecks?: boolean,
): Call | Exclude<ReadHistory, { kind: 'read' }> {
  const sent = readSent(body);
  const language = readConversationLanguage(sent?.['language']);
  const setting = { edition, language, hasChecks };
  const read = readHistory(exercise, setting, body);
  if (read.kind === 'refused') return read;
  const messages = messagesOf(body);
  return {
    kind: 'read',
    setting,
    history: read.history,
    claimedStage: readWhole(sent?.['currentStage']),
    message: readTypedMessage(messages.at(-1)),
    earlierIds: messages.slice(0, -1).map((each) => readPlainText(readSent(each)?.['id'])),
  };
}

/** A whole history object has `messages` of its own, which may lag behind the `Messages` that are sent with it. */
function messagesOf(body: unknown): readonly unknown[] {
  const { Messages, messages } = Object(body) as Readonly<Record<string, unknown>>;
  return [Messages, messages].find(Array.isArray) ?? [];
}
