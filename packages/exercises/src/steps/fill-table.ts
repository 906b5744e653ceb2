import { filledRows, rowsAsText } from '../answers/answer.ts';
import type { Facts } from '../answers/facts.ts';
import type { Setting, TalkStep } from '../exercise/talk.ts';
import { askForTable } from '../turn/turn.ts';
import type { TableForm } from '../turn/turn.ts';

import { isFilled, readText } from './read-text.ts';
import { step, wordsOf } from './step.ts';
import type { Asked, More } from './step.ts';

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
