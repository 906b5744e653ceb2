import type { CoachFocus } from '../shared/coach-port.ts';
import { noFacts } from '../shared/facts.ts';
import { thankFor } from '../shared/feedback.ts';
import { phrases } from '../shared/phrases.ts';
import { currentText, draftStep, textBefore, wholeText } from '../shared/session/drafts.ts';
import { finishButton, isFinishing } from '../shared/session/finish-early.ts';
import { five } from '../shared/session/five.ts';
import type { Five } from '../shared/session/five.ts';
import { reflectionSteps } from '../shared/session/reflections.ts';
import { readText } from '../shared/steps/read-text.ts';
import { step } from '../shared/steps/step.ts';
import { stepsFor } from '../shared/steps/steps-for.ts';
import type { Setting, TalkScript, TalkStep } from '../shared/talk.ts';
import { askFor, offer, say } from '../shared/turn.ts';
import type { WordRange } from '../shared/turn.ts';

import { draftNames, fields } from './record.ts';
import type { Name } from './record.ts';
import { texts } from './texts.ts';

const focuses: Readonly<Record<Five, CoachFocus>> = {
  1: 'claim',
  2: 'evidence',
  3: 'reasoning',
  4: 'objection',
  5: 'certainty',
};

const ranges: Readonly<Record<Five, WordRange>> = {
  1: { from: 20, to: 70 },
  2: { from: 30, to: 100 },
  3: { from: 30, to: 100 },
  4: { from: 30, to: 90 },
  5: { from: 20, to: 70 },
};

/** The Critical Thinking Coach: a summary, up to five questions about it with a revision each, a final summary, reflections. */
export function script(setting: Setting): TalkScript<Name> {
  const { write } = stepsFor<Name>(setting);
  const said = texts[setting.language];
  const shared = phrases[setting.language];
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write('initialSummary', said.initial, {
        range: wholeText,
        fewest: 3,
        thanks: true,
        feedback: {
          thanks: (facts) => thankFor(facts.initialSummary, wholeText, setting),
          grade: { text: (facts) => facts.initialSummary, show: 'whole' },
        },
      }),
      ...five.flatMap((n) => [questionStep(setting, n), revision(setting, n)]),
      draftStep(
        setting,
        draftNames,
        'finalSummary',
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

/** From the second question on, a student may rather go to the final summary; the question then stays empty. */
function questionStep(setting: Setting, n: Five): TalkStep<Name> {
  const name = `question${n}Answer` as const;
  const { language } = setting;
  const { number, questions } = texts[language];
  const asked = `${number(n)} ${questions[n].question}\n\n${questions[n].hint}`;
  const range = ranges[n];
  return step<Name>(setting, {
    name,
    fills: [name],
    ask: () => [
      n === 1
        ? askFor(asked, range)
        : { ...offer(asked, [finishButton('summary', language)]), range },
    ],
    proof: (facts) => {
      if (facts[name] !== '') return 'answered';
      return n === 1 ? 'unanswered' : 'unknown';
    },
    read: (answer) => {
      if (n > 1 && isFinishing(answer.text)) return {};
      const text = readText(answer, 3);
      return typeof text === 'string' ? { [name]: text } : text.because;
    },
    next: (facts) => (facts[name] === '' ? 'finalSummary' : undefined),
    thanks: true,
    feedback: {
      thanks: (facts) => (facts[name] === '' ? null : thankFor(facts[name], range, setting)),
      coach: (facts) =>
        facts[name] === ''
          ? null
          : {
              exercise: 'critical-thinking',
              focus: focuses[n],
              draft: currentText(facts, draftNames),
              answer: facts[name],
              range,
            },
      keepComments: `feedback${n}`,
    },
  });
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
