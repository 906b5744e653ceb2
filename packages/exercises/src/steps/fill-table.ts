import { filledRows, rowsAsText, written } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Facts } from '../exercise/facts.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { askForTable } from '../turn/turn.ts';
import type { TableForm } from '../turn/turn.ts';

import { isGoingOn } from './going-on.ts';
import { isPlainNo, nonAnswer } from './non-answer.ts';
import { isNotSure } from './not-sure.ts';
import { isFilled, readText } from './read-text.ts';
import { step } from './step.ts';
import type { More } from './step.ts';

const isNone = (cell: string) =>
  cell === '' || isPlainNo(cell) || isNotSure(cell) || isGoingOn(cell) || nonAnswer(cell) !== null;

/** Rows that hold a “no”, “idk” or “skip” and nothing else are none; where no other is left, the first of these words is the answer. */
function withoutRefusals(answer: Answer): Answer {
  const rows = filledRows(answer.table);
  const told = rows.filter((row) => !row.every(isNone));
  const refusal = rows.flat().find((cell) => cell !== '');
  return told.length === 0 && refusal !== undefined ? written(refusal) : { ...answer, table: told };
}

/** A question answered with a table; a plain text is taken as well. */
export function fillTable<Name extends string>(
  setting: Setting,
  field: Name,
  asked: string,
  form: TableForm,
  more: More<Name> = {},
): TalkStep<Name> {
  return step(setting, {
    name: field,
    fills: [field],
    proof: isFilled(field),
    exit: 'open',
    ...more,
    plain: withoutRefusals,
    ask: () => [askForTable(asked, form)],
    read: (answer) => {
      const text = readText(
        { text: rowsAsText(filledRows(answer.table)) || answer.text, table: [] },
        1,
      );
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}
