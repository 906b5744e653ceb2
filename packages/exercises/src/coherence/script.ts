import { rowsFromText } from '../shared/answer.ts';
import { inWords, readChoice, yesNoUnsure } from '../shared/choices.ts';
import type { CoachFocus } from '../shared/coach-port.ts';
import { noFacts } from '../shared/facts.ts';
import { thankFor } from '../shared/feedback.ts';
import { phrases } from '../shared/phrases.ts';
import { currentText, draftStep, textBefore, wholeText } from '../shared/session/drafts.ts';
import { finishButton, isFinishing } from '../shared/session/finish-early.ts';
import { five } from '../shared/session/five.ts';
import type { Five } from '../shared/session/five.ts';
import { reflectionSteps } from '../shared/session/reflections.ts';
import { step } from '../shared/steps/step.ts';
import { stepsFor } from '../shared/steps/steps-for.ts';
import type { Setting, TalkScript, TalkStep } from '../shared/talk.ts';
import { offer, say } from '../shared/turn.ts';

import { draftNames, fields } from './record.ts';
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

/** The Coherence Coach: a text, up to five questions about it with a revision each, a final text, reflections. */
export function script(setting: Setting): TalkScript<Name> {
  const { write } = stepsFor<Name>(setting);
  const said = texts[setting.language];
  const shared = phrases[setting.language];
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write('initialText', said.initial, {
        range: wholeText,
        fewest: 3,
        thanks: true,
        feedback: {
          thanks: (facts) => thankFor(facts.initialText, wholeText, setting),
          grade: { text: (facts) => facts.initialText, show: 'whole' },
        },
      }),
      ...five.flatMap((n) => [
        choiceStep(setting, n),
        detailsStep(setting, n),
        revision(setting, n),
      ]),
      draftStep(
        setting,
        draftNames,
        'finalText',
        said.final,
        (facts) => currentText(facts, draftNames),
        'whole',
      ),
      ...reflectionSteps<Name>(setting, {
        answer: (n) => `reflectionAnswer${n}`,
        open: 'reflectionOpenResponse',
      }),
    ],
    closing: () => [say(said.closing)],
    afterwards: [say(shared.afterwards)],
  };
}

/** From the second question on, a student may rather go to the final text; the question then stays empty. */
function choiceStep(setting: Setting, n: Five): TalkStep<Name> {
  const name = `question${n}Choice` as const;
  const { language } = setting;
  const { number, questions } = texts[language];
  const { question, why } = questions[n];
  const buttons = [
    ...inWords(yesNoUnsure, language),
    ...(n === 1 ? [] : [finishButton('text', language)]),
  ];
  return step<Name>(setting, {
    name,
    fills: [name],
    ask: () => [offer(`${number(n)} ${question}\n\n${why}`, buttons)],
    proof: (facts) => {
      if (facts[name] !== '') return 'answered';
      return n === 1 ? 'unanswered' : 'unknown';
    },
    read: ({ text }) => {
      if (n > 1 && isFinishing(text)) return {};
      const value = readChoice(yesNoUnsure, text);
      if (value !== null) return { [name]: value };
      return text.trim() === '' ? 'empty' : 'not-a-choice';
    },
    next: (facts) => (facts[name] === '' ? 'finalText' : undefined),
  });
}

function detailsStep(setting: Setting, n: Five): TalkStep<Name> {
  const { table, headers, example } = texts[setting.language].questions[n];
  const name = `question${n}Details` as const;
  return stepsFor<Name>(setting).fillTable(
    name,
    table,
    { headers, example, minimumRows: minimumRows[n] },
    {
      thanks: true,
      feedback: {
        coach: (facts) => ({
          exercise: 'coherence',
          focus: focuses[n],
          draft: currentText(facts, draftNames),
          answer: facts[name],
          choice: facts[`question${n}Choice`],
          table: rowsFromText(facts[name]),
        }),
        keepComments: `feedback${n}`,
      },
    },
  );
}

const revision = (setting: Setting, n: Five): TalkStep<Name> =>
  draftStep(
    setting,
    draftNames,
    `revisionAfterQuestion${n}`,
    texts[setting.language].questions[n].revise,
    (facts) => textBefore(facts, draftNames, n),
    'brief',
  );
