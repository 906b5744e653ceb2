import { readPlainText, readSent } from './read-untrusted-values.ts';

import { checkAnswers, type Mark } from '../checks/check.ts';

/** An upper limit for untrusted input; no conversation has as many checks. */
const most = 400;

const readOffset = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

export function readMarks(sent: unknown): readonly Mark[] {
  return Array.isArray(sent) ? sent.slice(-most).flatMap((one) => readMark(one) ?? []) : [];
}

function readMark(sent: unknown): Mark | null {
  const { id, version, answer, start, end, field } = readSent(sent) ?? {};
  const answered = checkAnswers.find((each) => each === answer);
  if (answered === undefined) return null;
  const isMarked = answered === 'marked';
  return {
    id: readPlainText(id).slice(0, 100),
    version: readOffset(version) || 1,
    answer: answered,
    start: isMarked ? readOffset(start) : 0,
    end: isMarked ? readOffset(end) : 0,
    field: readPlainText(field).slice(0, 100),
  };
}
