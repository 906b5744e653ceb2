import { coachFocuses } from '../coach/coach-port.ts';
import { thankFor } from '../steps/feedback.ts';
import { inOrder, onceAnswered } from '../coach/coach-brief.ts';
import { textBefore } from '../session/drafts.ts';
import { leaving, wholeTextInstead } from '../session/skip-or-replace-draft.ts';
import type { Five } from '../session/question-numbers.ts';
import { sessionScript } from '../session/session-script.ts';
import { button } from '../answers/commands.ts';
import { messageFormatters, words } from '../words/words.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/script-types.ts';
import type { WordRange } from '../turn/turn.ts';

import { draftNames as names, fields, type Name } from './record.ts';

const ranges: Readonly<Record<Five, WordRange>> = {
  1: { from: 20, to: 70 },
  2: { from: 30, to: 100 },
  3: { from: 30, to: 100 },
  4: { from: 30, to: 90 },
  5: { from: 20, to: 70 },
};

/**
 * An answer to the first question with at least this many words, and more than twice those of the summary, is taken
 * as the whole text.
 */
const fewestOfText = 50;

export function script(setting: Setting): TalkScript<Name> {
  const remembered = inOrder<Name>();
  return sessionScript<Name>(setting, {
    fields,
    names,
    said: words[setting.language].criticalThinking,
    help: setting.helps?.[setting.language].criticalThinking.initial,
    question: (n) => [questionStep(setting, n, remembered)],
    asked: (n, facts) => briefFor(n)(facts),
    final: (facts) => ({
      focus: 'final',
      draft: facts.finalSummary,
      earlier:
        facts.finalSummary === facts.initialSummary
          ? []
          : [{ field: names.first, text: facts.initialSummary }],
    }),
  });
}

const answerTo = (n: Five) => `question${n}Answer` as const;

const briefFor = (n: Five) =>
  onceAnswered<Name>(answerTo(n), (facts) => ({
    focus: coachFocuses['critical-thinking'][n - 1]!,
    draft: textBefore(facts, names, n),
    answer: facts[answerTo(n)],
    range: ranges[n],
  }));

function questionStep(
  setting: Setting,
  n: Five,
  remembered: ReturnType<typeof inOrder<Name>>,
): TalkStep<Name> {
  const name = answerTo(n);
  const { language, helps } = setting;
  const { number, questions } = words[language].criticalThinking;
  const asked = `${messageFormatters[language].fill(number, { n })} ${questions[n].question}\n\n${questions[n].hint}`;
  const range = ranges[n];
  const whole = wholeTextInstead(names, fewestOfText, setting);
  return stepsFor<Name>(setting).write(name, asked, {
    range,
    buttons: n > 1 ? [button('final-summary', language)] : [],
    help: helps?.[language].criticalThinking.answers[n],
    exit: 'skip',
    ...(n > 1 ? leaving(names, name) : { doubt: whole }),
    thanks: true,
    feedback: {
      thanks: (facts) => (facts[name] === '' ? null : thankFor(facts[name], range, setting)),
      coach: remembered(briefFor(n)),
      keepComments: `feedback${n}`,
    },
  });
}
