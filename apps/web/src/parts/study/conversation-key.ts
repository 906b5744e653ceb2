/**
 * The storage key of a conversation. Includes the participant, so that the next participant at the same device does not
 * continue the conversation of the previous one.
 */
export const conversationKey = (endpoint: string, participantName: string) =>
  `conversation:${endpoint}${participantName && `?${participantName}`}` as const;
