/** What a student sent: a text, or the rows of a table. */
export interface Answer {
  readonly text: string;
  readonly table: readonly (readonly string[])[];
}

export type Again = 'empty' | 'not-a-choice' | 'too-long';

/** Why a question stays open. */
export type Reason = Again | 'no-text' | 'in-doubt' | 'help';

/** In characters: about 3,000 words. No exercise asks for more than 500. */
export const longestAnswer = 20_000;

/** An answer that is only a text. */
export const written = (text: string): Answer => ({ text, table: [] });

/**
 * The text after the opening words that a button puts before it; null for an answer that begins with none of `words`.
 */
export function textBehind(words: readonly string[], answer: string): string | null {
  const text = answer.trimStart();
  const said = words.find((one) => text.startsWith(one));
  return said === undefined ? null : text.slice(said.length).trim();
}

/** The rows with any text, their cells trimmed. */
export const filledRows = (table: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  table
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));

/** A line for each row, with “ | ” between cells; `rowsFromText` reads it back. */
export const rowsAsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join(' | ')).join('\n');

export const rowsFromText = (text: string): readonly (readonly string[])[] =>
  filledRows(text.split('\n').map((line) => line.split('|')));
