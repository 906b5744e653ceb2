import type { CoachFocus } from '../coach/coach-port.ts';
import { thankFor } from '../steps/feedback.ts';
import { inOrder } from '../coach/in-order.ts';
import { textBefore } from '../session/drafts.ts';
import type { Five } from '../session/five.ts';
import { leaving, sessionScript } from '../session/session.ts';
import { readText } from '../steps/read-text.ts';
import { step } from '../steps/step.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/talk.ts';
import { askFor, offer } from '../turn/turn.ts';
import type { WordRange } from '../turn/turn.ts';

import { draftNames as names, fields } from './record.ts';
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

/** The Critical Thinking Coach: each question is answered in the student's own words. */
export function script(setting: Setting): TalkScript<Name> {
  const remembered = inOrder<Name>();
  return sessionScript<Name>(setting, {
    fields,
    names,
    said: texts[setting.language],
    question: (n) => [questionStep(setting, n, remembered)],
  });
}

function questionStep(
  setting: Setting,
  n: Five,
  remembered: ReturnType<typeof inOrder<Name>>,
): TalkStep<Name> {
  const name = `question${n}Answer` as const;
  const { language } = setting;
  const { number, questions } = texts[language];
  const asked = `${number(n)} ${questions[n].question}\n\n${questions[n].hint}`;
  const range = ranges[n];
  const { buttons, isLeaving, proof, next } = leaving({ names }, name, n, 'summary', language);
  return step<Name>(setting, {
    name,
    fills: [name],
    ask: () => [buttons.length === 0 ? askFor(asked, range) : { ...offer(asked, buttons), range }],
    proof,
    read: (answer) => {
      if (isLeaving(answer.text)) return {};
      const text = readText(answer, 3);
      return typeof text === 'string' ? { [name]: text } : text.because;
    },
    next,
    thanks: true,
    feedback: {
      thanks: (facts) => (facts[name] === '' ? null : thankFor(facts[name], range, setting)),
      coach: remembered((facts) =>
        facts[name] === ''
          ? null
          : {
              focus: focuses[n],
              draft: textBefore(facts, names, n),
              answer: facts[name],
              range,
            },
      ),
      keepComments: `feedback${n}`,
    },
  });
}
