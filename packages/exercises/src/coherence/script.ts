import { coachFocuses } from '../coach/coach-port.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkScript } from '../exercise/script-types.ts';
import { draftNames as names, type Name } from '../session/choice-record.ts';
import { choiceScript } from '../session/choice-script.ts';
import type { Five } from '../session/question-numbers.ts';
import { rowsFromText } from '../answers/answer.ts';
import { skipped } from '../answers/commands.ts';
import { stepsFor } from '../steps/step-builders.ts';
import { words } from '../words/words.ts';

const minimumRows: Readonly<Record<Five, number>> = { 1: 2, 2: 2, 3: 2, 4: 1, 5: 2 };

export function script(setting: Setting): TalkScript<Name> {
  const { fillTable } = stepsFor<Name>(setting);
  const said = words[setting.language].coherence;
  const help = setting.helps?.[setting.language].coherence;
  return choiceScript(setting, {
    said,
    help: help?.initial,
    details: (n, name, more) => {
      const question = said.questions[n];
      const { table, headers, example } = question;
      const form = { headers, example, minimumRows: minimumRows[n] };
      // The slim edition asks the same of everybody.
      const isYes = (facts: Facts<Name>) =>
        setting.edition === 'full' && facts[`question${n}Choice`] === 'Yes';
      const asked = (facts: Facts<Name>) =>
        'tableIfYes' in question && isYes(facts) ? question.tableIfYes : table;
      return fillTable(name, asked, form, { ...more, help: help?.tables[n] });
    },
    brief: (n, facts) => ({
      focus: coachFocuses.coherence[n - 1]!,
      table: rowsFromText(facts[`question${n}Details`]),
    }),
    final: ({ finalText, initialText, question1Details }) => ({
      focus: 'final',
      draft: finalText,
      table: question1Details === skipped ? [] : rowsFromText(question1Details),
      earlier: [{ field: names.first, text: initialText }],
    }),
  });
}
