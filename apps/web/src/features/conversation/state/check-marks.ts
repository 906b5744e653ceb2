import {
  checkAnswers,
  type AnsweredCheck,
  type ChecksAsked,
  type Mark,
} from '@vernacular/exercises';

import type { Conversation, WireHistory } from './conversation.ts';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function isMark(value: unknown): value is Mark {
  const { id, version, answer, start, end, field } = Object(value) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof field === 'string' &&
    isWhole(version) &&
    isWhole(start) &&
    isWhole(end) &&
    checkAnswers.some((one) => one === answer)
  );
}

/** The marks in a stored or received value; whatever is no mark is dropped. */
export const readMarks = (value: unknown): readonly Mark[] =>
  Array.isArray(value) ? value.filter(isMark) : [];

type CheckOf = Pick<Mark, 'id' | 'field'>;

const isFor =
  ({ id, field }: CheckOf) =>
  (mark: Mark) =>
    mark.id === id && mark.field === field;

/** The newest answer to a check; undefined while it is open. */
export const markFor = (marks: readonly Mark[], check: CheckOf): Mark | undefined =>
  marks.findLast(isFor(check));

export const withoutMark = (marks: readonly Mark[], check: CheckOf): readonly Mark[] =>
  marks.filter((mark) => !isFor(check)(mark));

export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => [
  ...withoutMark(marks, mark),
  mark,
];

/** A text of the history by the name of its field; empty if it has none. */
export function textIn(history: WireHistory | null, field: string): string {
  const text = history?.[field];
  return typeof text === 'string' ? text : '';
}

/** Moves a mark to the same words in the changed text; null if they are gone. */
function movedMark(mark: Mark, before: WireHistory | null, after: WireHistory): Mark | null {
  const { answer, field, start, end } = mark;
  const [earlier, later] = [textIn(before, field), textIn(after, field)];
  if (answer !== 'marked' || earlier === '' || earlier === later) return mark;
  const words = earlier.slice(start, end);
  const at = words === '' ? -1 : later.indexOf(words);
  return at < 0 ? null : { ...mark, start: at, end: at + words.length };
}

/**
 * The marks after a reply: the server's, or else those that were sent, moved where their text changed. A check that
 * is asked again reopens if its words are gone; an older mark stays as sent.
 */
export const marksAfter = (
  { marks, history }: Pick<Conversation, 'marks' | 'history'>,
  after: WireHistory,
  asked: ChecksAsked | undefined,
): readonly Mark[] =>
  (after['checks'] === undefined ? marks : readMarks(after['checks'])).flatMap((mark) => {
    const isAsked = asked?.field === mark.field && asked.list.some(({ id }) => id === mark.id);
    return movedMark(mark, history, after) ?? (isAsked ? [] : mark);
  });

/** Each check with its answer (`open` without one) and the words marked for it. */
export const answeredChecks = (
  { field, list }: ChecksAsked,
  marks: readonly Mark[],
  history: WireHistory | null,
): readonly AnsweredCheck[] =>
  list.map(({ id, question }) => {
    const mark = markFor(marks, { id, field });
    const isMarked = mark?.answer === 'marked';
    return {
      id,
      question,
      answer: mark?.answer ?? 'open',
      words: isMarked ? textIn(history, field).slice(mark.start, mark.end) : '',
    };
  });
