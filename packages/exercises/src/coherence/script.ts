import { rowsFromText } from '../steps/answer.ts';
import { inWords, readChoice, yesNoUnsure } from '../steps/choices.ts';
import { inOrder } from '../coach/in-order.ts';
import type { CoachFocus } from '../coach/coach-port.ts';
import { textBefore } from '../session/drafts.ts';
import type { Five } from '../session/five.ts';
import { leaving, sessionScript } from '../session/session.ts';
import { step } from '../steps/step.ts';
import { stepsFor } from '../steps/steps-for.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/talk.ts';
import { offer } from '../turn/turn.ts';

import { draftNames as names, fields } from './record.ts';
import type { Name } from './record.ts';
import { texts } from './texts.ts';

const focuses: Readonly<Record<Five, CoachFocus>> = {
  1: 'naming',
  2: 'given-new',
  3: 'reference',
  4: 'one-point',
  5: 'connectors',
};

const minimumRows: Readonly<Record<Five, number>> = { 1: 2, 2: 2, 3: 2, 4: 1, 5: 2 };

/** The Coherence Coach: each question is a choice and a table. */
export function script(setting: Setting): TalkScript<Name> {
  const remembered = inOrder<Name>();
  return sessionScript<Name>(setting, {
    fields,
    names,
    said: texts[setting.language],
    question: (n) => [choiceStep(setting, n), detailsStep(setting, n, remembered)],
  });
}

function choiceStep(setting: Setting, n: Five): TalkStep<Name> {
  const name = `question${n}Choice` as const;
  const { language } = setting;
  const { number, questions } = texts[language];
  const { question, why } = questions[n];
  const { buttons, isLeaving, proof, next } = leaving({ names }, name, n, 'text', language);
  return step<Name>(setting, {
    name,
    fills: [name],
    ask: () => [
      offer(`${number(n)} ${question}\n\n${why}`, [...inWords(yesNoUnsure, language), ...buttons]),
    ],
    proof,
    read: ({ text }) => {
      if (isLeaving(text)) return {};
      const value = readChoice(yesNoUnsure, text);
      if (value !== null) return { [name]: value };
      return text.trim() === '' ? 'empty' : 'not-a-choice';
    },
    next,
  });
}

function detailsStep(
  setting: Setting,
  n: Five,
  remembered: ReturnType<typeof inOrder<Name>>,
): TalkStep<Name> {
  const { table, headers, example } = texts[setting.language].questions[n];
  const name = `question${n}Details` as const;
  return stepsFor<Name>(setting).fillTable(
    name,
    table,
    { headers, example, minimumRows: minimumRows[n] },
    {
      thanks: true,
      feedback: {
        coach: remembered((facts) => ({
          focus: focuses[n],
          draft: textBefore(facts, names, n),
          answer: facts[name],
          choice: facts[`question${n}Choice`],
          table: rowsFromText(facts[name]),
        })),
        keepComments: `feedback${n}`,
      },
    },
  );
}
