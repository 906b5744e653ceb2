import type { answerReaderTestCall } from '@vernacular/contract';
import type { z } from 'zod';

import { Failure } from '../../http/index.ts';
import type { ReaderTestRecord } from '../../store/index.ts';
import type { About } from './filter-readers.ts';

/** The answer of a reader as it is stored; marks are in order and do not overlap. */
export interface KeptAnswer {
  readonly marks: readonly (readonly [start: number, end: number])[];
  readonly knewAll: boolean;
  readonly answers: readonly string[];
  readonly rating: number | null;
  readonly seconds: number;
  readonly about: About;
}

type Sent = z.output<typeof answerReaderTestCall.body>;

/** The answer as it is stored. Throws Failure when it cannot be right, as with both marks and `knewAll`. */
export function readAnswer(
  { marks, knewAll, answers, rating, seconds, about }: Sent,
  { text, questions }: Pick<ReaderTestRecord, 'text' | 'questions'>,
): KeptAnswer {
  if (knewAll === marks.length > 0) throw new Failure('nothing-marked');
  if (marks.some(({ start, end }) => start >= end || end > text.length))
    throw new Failure('invalid-request', 'A mark lies outside the text.');
  if (answers.length > questions.length)
    throw new Failure('invalid-request', 'There are more answers than questions.');
  return {
    marks: inOrder(marks),
    knewAll,
    answers: questions.map((_, at) => answers[at]?.trim() ?? ''),
    rating,
    seconds: Math.round(seconds),
    about,
  };
}

function inOrder(marks: Sent['marks']): KeptAnswer['marks'] {
  const kept: [number, number][] = [];
  for (const { start, end } of marks.toSorted((one, two) => one.start - two.start)) {
    const last = kept.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else kept.push([start, end]);
  }
  return kept;
}
