import { readHistory, writeHistory, type Call, type Exercise } from '@vernacular/exercises';

import type { SavedConversation } from './saved-conversation.ts';

/**
 * The stored conversation before the answer that a call takes back: the answers up to `claimedStage`, and the
 * messages before the first student message that the client no longer has. Null when that stage is not an earlier
 * one.
 */
export function beforeAnswer(
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
