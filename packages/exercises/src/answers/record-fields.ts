import type { InLanguages } from '../words/site-languages.ts';

/**
 * A field of the record of a conversation. `kind` is what it holds: the student's words (`text`), one of a few values
 * (`choice`), the coach's words (`coach`), rare words (`words`), a count (`number`), or a value computed from other
 * fields (`derived`). Only the first three are read from a history; grades are always computed again.
 */
export interface Field {
  readonly kind: 'text' | 'choice' | 'coach' | 'words' | 'number' | 'derived';
  /** The column of the database; null if the field has none. */
  readonly column: string | null;
  readonly label: InLanguages<string>;
}

export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** The values of a record by the name of the field. An empty string stands for a field without a value. */
export type Facts<Name extends string = string> = Readonly<Record<Name, string>>;

export const field = (
  kind: Field['kind'],
  column: string | null,
  label: Field['label'],
): Field => ({ kind, column, label });

export const noFacts = <Name extends string>(fields: Fields<Name>): Facts<Name> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Facts<Name>;
