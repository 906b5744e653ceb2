import type { Facts } from '../answers/record-fields.ts';

import type { CheckedSteps } from './check.ts';
import type { Mark } from './check-answer.ts';

/**
 * Keeps the marks whose check is declared and whose words are in the text. A mark without `field` is about the text
 * of the open step; the last mark per check and field counts.
 */
export function validMarks(
  checks: CheckedSteps,
  marks: readonly Mark[],
  facts: Facts,
  openStep: string | null,
): readonly Mark[] {
  const declared = new Set(
    Object.values(checks).flatMap((step) => step?.checks.en.map(({ id }) => id) ?? []),
  );
  const openField = (openStep !== null && checks[openStep]?.textField(facts)) || '';
  const fitting = new Map<string, Mark>();
  for (const sent of marks) {
    const mark = { ...sent, field: sent.field || openField };
    const text = Object.hasOwn(facts, mark.field) ? facts[mark.field]! : '';
    const isWords = mark.start < mark.end && mark.end <= text.length;
    if (declared.has(mark.id) && text !== '' && (mark.answer !== 'marked' || isWords))
      fitting.set(`${mark.id} ${mark.field}`, mark);
  }
  return [...fitting.values()];
}
