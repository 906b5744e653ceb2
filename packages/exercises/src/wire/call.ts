import type { Exercise } from '../exercise/exercise.ts';
import { readHistory } from './history.ts';
import type { History, ReadHistory } from './history.ts';
import { readConversationLanguage } from '../phrases/language.ts';
import { readTypedMessage } from './message.ts';
import type { TypedMessage } from './message.ts';
import type { Edition, Setting } from '../exercise/talk.ts';
import { readSent, readWhole } from './untrusted.ts';

/** What one call of a conversation says, read with care. */
export interface Call {
  readonly kind: 'read';
  readonly setting: Setting;
  readonly history: History;
  /** The stage the client says it is at; `null` when it says none. */
  readonly claimedStage: number | null;
  /** The newest message, when it is the student's; `null` asks for the opening or for the question that waits. */
  readonly message: TypedMessage | null;
}

/**
 * A call from its body: the history object, Messages, and the language of the conversation, English unless told.
 * `hasChecks` says whether the questions have checks; the full edition has them unless told otherwise.
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
  return {
    kind: 'read',
    setting,
    history: read.history,
    claimedStage: readWhole(sent?.['currentStage']),
    message: readTypedMessage(messagesOf(body)?.at(-1)),
  };
}

/** A whole history object has `messages` of its own, which may lag behind the `Messages` that are sent with it. */
function messagesOf(body: unknown): readonly unknown[] | null {
  const { Messages, messages } = Object(body) as Readonly<Record<string, unknown>>;
  return [Messages, messages].find(Array.isArray) ?? null;
}
