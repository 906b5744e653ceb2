import { readHistory, writeHistory, type Call, type Exercise } from '@vernacular/exercises';

import type { SavedConversation } from './saved-conversations.ts';

/**
 * Rewinds a stored conversation to `claimedStage`, the stage at which the student changes an answer: later answers are
 * dropped, and all messages from the first student message that the client no longer has. Null when the call has no
 * message, or the conversation has not yet reached that stage.
 */
export function rewindConversation(
  exercise: Exercise,
  { claimedStage, message, earlierIds, setting }: Call,
  stored: SavedConversation,
): SavedConversation | null {
  if (!message || claimedStage === null || claimedStage > stored.history.stage) return null;
  const whole = writeHistory(exercise, stored.history);
  const read = readHistory(exercise, setting, { ...whole, currentStage: claimedStage });
  if (read.kind === 'refused' || read.history.stage !== claimedStage) return null;
  const known = new Set(earlierIds);
  // A client that sends only its newest message does not tell which others it has, so none are removed.
  const isTold = known.size > 0 || claimedStage <= exercise.openingStage;
  const at = isTold
    ? stored.messages.findIndex(({ id, isStudent }) => isStudent && !known.has(id))
    : -1;
  return {
    ...stored,
    history: read.history,
    messages: at < 0 ? stored.messages : stored.messages.slice(0, at),
  };
}
