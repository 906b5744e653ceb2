import { rowsFromText } from '../steps/answer.ts';
import { inWords, readChoice, yesNoUnsure } from '../steps/choices.ts';
import { inOrder, onceAnswered } from '../coach/in-order.ts';
import type { CoachFocus } from '../coach/coach-port.ts';
import { leaving, textBefore, wholeTextInstead } from '../session/drafts.ts';
import { finishButton } from '../session/finish-early.ts';
import type { Five } from '../session/five.ts';
import { sessionScript } from '../session/session.ts';
import { noAnswer } from '../steps/going-on.ts';
import { isFilled } from '../steps/read-text.ts';
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

/** So many words choose nothing. */
const fewestOfText = 25;

/** The Coherence Coach: each question is a choice and a table. */
export function script(setting: Setting): TalkScript<Name> {
  const remembered = inOrder<Name>();
  return sessionScript<Name>(setting, {
    fields,
    names,
    said: texts[setting.language],
    help: setting.asides?.helps.coherence[setting.language].initial,
    question: (n) => [choiceStep(setting, n), detailsStep(setting, n, remembered)],
    final: ({ finalText, initialText, question1Details }) => ({
      focus: 'final',
      draft: finalText,
      table: question1Details === noAnswer ? [] : rowsFromText(question1Details),
      earlier: [{ field: names.first, text: initialText }],
    }),
  });
}

function choiceStep(setting: Setting, n: Five): TalkStep<Name> {
  const name = `question${n}Choice` as const;
  const { language } = setting;
  const { number, questions } = texts[language];
  const { question, why } = questions[n];
  const buttons = n > 1 ? [finishButton('text', language)] : [];
  const whole = wholeTextInstead(names, fewestOfText, setting);
  return step<Name>(setting, {
    name,
    fills: [name],
    ask: () => [
      offer(`${number(n)} ${question}\n\n${why}`, [...inWords(yesNoUnsure, language), ...buttons]),
    ],
    ...(n > 1 ? leaving(names, name) : { proof: isFilled(name) }),
    questions: 'any',
    doubt: (answer, facts) =>
      n === 1 && readChoice(yesNoUnsure, answer.text) === null ? whole(answer, facts) : null,
    read: ({ text }) => {
      const value = readChoice(yesNoUnsure, text);
      if (value !== null) return { [name]: value };
      return text.trim() === '' ? 'empty' : 'not-a-choice';
    },
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
      ...leaving(names, name),
      help: setting.asides?.helps.coherence[setting.language].tables[n],
      thanks: true,
      feedback: {
        coach: remembered(
          onceAnswered<Name>(name, (facts) => ({
            focus: focuses[n],
            draft: textBefore(facts, names, n),
            answer: facts[name],
            choice: facts[`question${n}Choice`],
            table: rowsFromText(facts[name]),
          })),
        ),
        keepComments: `feedback${n}`,
      },
    },
  );
}
