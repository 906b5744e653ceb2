import type { Marked, Marks } from './marks.ts';

const isIn = (marks: Marks, { from, to }: Marked) =>
  marks.some((each) => each.from === from && each.to === to);

/** Changes only the words whose mark has changed: a long text must not be drawn again at each tap. */
export function paintMarks(elements: readonly Element[], before: Marks, after: Marks): void {
  for (const mark of before) if (!isIn(after, mark)) paint(elements, mark, false);
  for (const mark of after) if (!isIn(before, mark)) paint(elements, mark, true);
}

function paint(elements: readonly Element[], { from, to }: Marked, isMarked: boolean): void {
  for (let at = from; at <= to; at++) {
    elements[at]?.setAttribute('aria-pressed', String(isMarked));
    elements[at]?.toggleAttribute('data-joined', isMarked && at < to);
  }
}
