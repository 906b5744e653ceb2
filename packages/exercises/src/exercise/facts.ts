import type { ConversationLanguage } from '../phrases/language.ts';

/**
 * One field of a history object. `text`: the student's words. `choice`: one of a few values. `coach`: written by the coach.
 * `words`: rare words found by grading. `number`: counted by grading. Only the first three are ever read from a history;
 * what grading says is always graded again.
 */
export interface Field {
  readonly kind: 'text' | 'choice' | 'coach' | 'words' | 'number' | 'derived';
  /** The column of the exercise's table, when it has one. */
  readonly column: string | null;
  readonly label: Readonly<Record<ConversationLanguage, string>>;
}

/** The fields of one exercise, by name, in the order of the conversation. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** What was answered, said and counted so far; an empty string where there is nothing yet. */
export type Facts<Name extends string = string> = Readonly<Record<Name, string>>;

/** A line of a table of fields. */
export const field = (
  kind: Field['kind'],
  column: string | null,
  en: string,
  he: string,
): Field => ({ kind, column, label: { en, he } });

/** The facts before anything was answered. */
export const noFacts = <Name extends string>(fields: Fields<Name>): Facts<Name> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Facts<Name>;
