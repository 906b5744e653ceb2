import type { AnsweredCheck, Html } from '@vernacular/exercises';

/** HTML is sanitised before it is shown; a string is user input and is shown as plain text. */
export type Content = Html | string;

/** A message of the student or the coach. */
export interface Said {
  readonly isStudent: boolean;
  readonly content: Content;
  /** `headers`: columns of the table that was asked for. `rows`: the table as filled in. */
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly checks?: readonly AnsweredCheck[] | undefined;
}

/** Parses HTML in a template, where nothing is loaded and no script runs. */
function inert({ source }: Html): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = source;
  return template.content;
}

const wordsIn = (content: Content): string =>
  (typeof content === 'string' ? content : (inert(content).textContent ?? '')).trim();

/** Text of the student's next message; null if none follows. */
export function answerTo(said: readonly Said[], at: number): string | null {
  const next = said[at + 1];
  return next?.isStudent ? wordsIn(next.content) : null;
}

/** The message at index `at`. An answer that chose an option is shown as its text, not as the number that was sent. */
export function shownAnswer(said: readonly Said[], at: number): Content {
  const { isStudent, content } = said[at]!;
  const question = said[at - 1];
  if (!isStudent || !question || question.isStudent || typeof question.content === 'string')
    return content;
  const sent = wordsIn(content);
  const options = [...inert(question.content).querySelectorAll('[data-value]')];
  const taken = options.find((option) => option.getAttribute('data-value') === sent);
  const words = taken?.textContent?.replace(/\s*\(\d+\)\s*$/u, '').trim();
  return words || content;
}

/** Headers of the filled-in table at `at`, from the question before it; empty without a filled-in table. */
export const headersOf = (said: readonly Said[], at: number): readonly string[] =>
  said[at]!.rows.length > 0 ? (said[at - 1]?.headers ?? []) : [];
