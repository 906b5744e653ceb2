/** The languages the conversations are written in. */
export const conversationLanguages = ['en', 'he'] as const;

export type ConversationLanguage = (typeof conversationLanguages)[number];

/** Something in each language of the conversations. */
export type InLanguages<Value> = Readonly<Record<ConversationLanguage, Value>>;

/** The language that was asked for, if there is a conversation in it; English otherwise. */
export function readConversationLanguage(value: unknown): ConversationLanguage {
  const code = typeof value === 'string' ? value.slice(0, 2).toLowerCase() : '';
  return conversationLanguages.find((language) => language === code) ?? 'en';
}
