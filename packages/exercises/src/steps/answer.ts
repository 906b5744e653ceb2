/** What a student sent: a text, or the rows of a table. */
export interface Answer {
  readonly text: string;
  readonly table: readonly (readonly string[])[];
}

/** Why a question is asked again with a sentence of its own before it. */
export type Again = 'empty' | 'not-a-choice' | 'too-long';

/** Why a question stays open. */
export type Reason = Again | 'no-text' | 'in-doubt' | 'help';

/** Longer than any answer somebody types, in characters; about ten times the longest text asked for. */
export const longestAnswer = 20_000;

/** An answer that is a text. */
export const written = (text: string): Answer => ({ text, table: [] });

/** The rows with every cell trimmed; rows without a word are dropped. */
export const filledRows = (table: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  table
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));

/** Rows as lines of text, a bar between the cells. */
export const rowsAsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(' | ')).join('\n');

/** Lines of text with bars between the cells, as rows. */
export const rowsFromText = (text: string): readonly (readonly string[])[] =>
  filledRows(text.split('\n').map((line) => line.split('|')));
