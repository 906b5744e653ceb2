import type { WireMessage } from '@vernacular/contract';
import { checkAnswers, type CheckAnswer } from '@vernacular/exercises';

export interface MarkedCheck {
  readonly id: string;
  readonly field: string;
  readonly answer: CheckAnswer;
  readonly words: string;
}

const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

export function readCheckAnswers(content: object): readonly MarkedCheck[] {
  const history = fieldsOf(fieldsOf(content)['history']);
  const marks = Array.isArray(history['checks']) ? history['checks'] : [];
  return marks.flatMap((mark: unknown) => {
    const { id, field, answer, start, end } = fieldsOf(mark);
    const given = checkAnswers.find((one) => one === answer);
    if (typeof id !== 'string' || typeof field !== 'string' || !given) return [];
    const text = history[field];
    const isMarked = given === 'marked' && typeof text === 'string';
    return {
      id,
      field,
      answer: given,
      words: isMarked ? text.slice(Number(start), Number(end)) : '',
    };
  });
}

export const withAnswers = (message: WireMessage, answers: readonly MarkedCheck[]): WireMessage => {
  const { Checks: checks } = message;
  if (!checks) return message;
  const listed = checks.List.map((check) => {
    const given = answers.findLast(({ id, field }) => id === check.Id && field === checks.Field);
    return given ? Object.assign({}, check, { Answer: given.answer, Words: given.words }) : check;
  });
  return { ...message, Checks: { ...checks, List: listed } };
};
