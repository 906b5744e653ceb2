import { filledRows, rowsAsText } from '../answers/answer.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { askForTable, type TableForm } from '../turn/turn.ts';

import { isFilled, readText } from './parse-text-answer.ts';
import { step, wordsOf, type Asked, type More } from './step-from-question.ts';

/** A question answered with rows of a table, stored as text with one row per line. */
export function fillTable<Name extends string>(
  setting: Setting,
  field: Name,
  asked: Asked<Name>,
  form: TableForm,
  more: More<Name> = {},
): TalkStep<Name> {
  return step(setting, {
    name: field,
    fills: [field],
    proof: isFilled(field),
    exit: 'skip',
    ...more,
    ask: (facts) => [askForTable(wordsOf(asked, facts), form)],
    read: (answer) => {
      const text = readText({
        text: rowsAsText(filledRows(answer.table)) || answer.text,
        table: [],
      });
      return typeof text === 'string' ? ({ [field]: text } as Facts<Name>) : text.because;
    },
  });
}
