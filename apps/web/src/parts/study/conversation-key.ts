/**
 * The key includes the participant: the next one at the same device must not continue the conversation of the one
 * before.
 */
export const conversationKey = (endpoint: string, participantName: string) =>
  `conversation:${endpoint}${participantName && `?${participantName}`}` as const;
