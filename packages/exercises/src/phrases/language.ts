/** The languages the conversations are written in. */
export const conversationLanguages = ['en', 'he'] as const;

export type ConversationLanguage = (typeof conversationLanguages)[number];

const hebrewLetter = /[\u05D0-\u05EA]/g;
const letter = /\p{L}/gu;

/** The language of a text by its letters, for choosing a dictionary and the language of a comment. */
export function languageOfText(text: string): ConversationLanguage {
  const letters = text.match(letter)?.length ?? 0;
  const hebrew = text.match(hebrewLetter)?.length ?? 0;
  return hebrew * 2 > letters ? 'he' : 'en';
}

/** The language that was asked for, if there is a conversation in it; English otherwise. */
export function readConversationLanguage(value: unknown): ConversationLanguage {
  const code = typeof value === 'string' ? value.slice(0, 2).toLowerCase() : '';
  return conversationLanguages.find((language) => language === code) ?? 'en';
}
