import type { AnsweredCheck, Html } from '@vernacular/exercises';

/** What a message holds: HTML, shown sanitised; or what somebody typed, shown letter by letter. */
export type Content = Html | string;

/** One message of a conversation, wherever it is shown. */
export interface Said {
  readonly isStudent: boolean;
  readonly content: Content;
  /** A table that was asked for, and one that was filled in. */
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The checks that stood under a question, as they are answered. */
  readonly checks?: readonly AnsweredCheck[] | undefined;
}

/** HTML read in a document of its own, where nothing loads and nothing runs. */
function inert({ source }: Html): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = source;
  return template.content;
}

const wordsIn = (content: Content): string =>
  (typeof content === 'string' ? content : (inert(content).textContent ?? '')).trim();

/** What was answered to a message: the words of the student's next one; null where none follows. */
export function answerTo(said: readonly Said[], at: number): string | null {
  const next = said[at + 1];
  return next?.isStudent ? wordsIn(next.content) : null;
}

/** An answer that chose an option is shown by the option's words, not by the number that was sent. */
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

/** The names of the columns of a table that was filled in: those the question before it asked for. */
export const headersOf = (said: readonly Said[], at: number): readonly string[] =>
  said[at]!.rows.length > 0 ? (said[at - 1]?.headers ?? []) : [];
