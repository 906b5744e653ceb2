import type { ConversationLanguage } from '../phrases/language.ts';

/** What helps somebody who does not know how to answer a question, or does not want to: the question in other words, and an answer somebody else might give. */
export interface Help {
  readonly otherWords: string;
  readonly example: string;
}

/** The help for the questions of an exercise, by the field that is answered. */
export type HelpTable<Field extends string> = Readonly<
  Record<ConversationLanguage, Readonly<Record<Field, Help>>>
>;

/** A line of such a table. */
export const help = (otherWords: string, example: string): Help => ({ otherWords, example });
