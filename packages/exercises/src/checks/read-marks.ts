import type { Exercise } from '../exercise/exercise.ts';
import type { Facts } from '../exercise/facts.ts';
import { readPlainText, readSent } from '../wire/untrusted.ts';

import { checkedStepsOf } from '../checks-catalog.ts';
import { checkAnswers, type CheckAnswer, type Mark } from './mark.ts';

/** More marks than any conversation has checks; what is sent is anybody's. */
const most = 400;

const readOffset = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/**
 * The marks somebody sent, as far as they fit the exercise and its texts: checks it declares, words that stand in the
 * text. A mark without `field` is about the text of the step that is open. The last mark of a check and field counts.
 */
export function readMarks(
  exercise: Pick<Exercise, 'name'>,
  sent: unknown,
  facts: Facts,
  openStep: string | null,
): readonly Mark[] {
  if (!Array.isArray(sent)) return [];
  const checks = checkedStepsOf(exercise);
  const declared = new Set(
    Object.values(checks).flatMap((step) => step?.checks.en.map(({ id }) => id) ?? []),
  );
  const openField = (openStep !== null && checks[openStep]?.textField(facts)) || '';
  const marks = new Map<string, Mark>();
  for (const one of sent.slice(-most)) {
    const mark = readMark(one, facts, openField);
    if (mark && declared.has(mark.id)) marks.set(`${mark.id} ${mark.field}`, mark);
  }
  return [...marks.values()];
}

function readMark(sent: unknown, facts: Facts, openField: string): Mark | null {
  const { id, version, answer, start, end, field } = readSent(sent) ?? {};
  const named = readPlainText(field) || openField;
  const text = Object.hasOwn(facts, named) ? facts[named]! : '';
  const answered = checkAnswers.find((each) => each === answer);
  const about = { id: readPlainText(id), version: readOffset(version) ?? 1, field: named };
  if (text === '' || answered === undefined) return null;
  if (answered !== 'marked') return mark(about, answered, 0, 0);
  const [from, to] = [readOffset(start), readOffset(end)];
  const isWords = from !== null && to !== null && from < to && to <= text.length;
  return isWords ? mark(about, answered, from, to) : null;
}

const mark = (
  { id, version, field }: Pick<Mark, 'id' | 'version' | 'field'>,
  answer: CheckAnswer,
  start: number,
  end: number,
): Mark => ({ id, version, answer, start, end, field });
