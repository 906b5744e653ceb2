import type { ConversationLanguage } from '../phrases/language.ts';

export interface Help {
  readonly otherWords: string;
  readonly example: string;
}

export type HelpTable<Field extends string> = Readonly<
  Record<ConversationLanguage, Readonly<Record<Field, Help>>>
>;

export const help = (otherWords: string, example: string): Help => ({ otherWords, example });
