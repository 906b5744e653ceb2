import type { ConversationLanguage } from './language.ts';
import { english } from './phrases.en.ts';
import { hebrew } from './phrases.he.ts';
import type { PhraseBook } from './phrase-book.ts';

export const phrases: Readonly<Record<ConversationLanguage, PhraseBook>> = {
  en: english,
  he: hebrew,
};
