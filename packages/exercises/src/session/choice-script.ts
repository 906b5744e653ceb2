import { inOrder, onceAnswered, type CoachBrief } from '../coach/coach-brief.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/script-types.ts';
import { readChoice, yesNoUnsure } from '../answers/choices.ts';
import { button } from '../answers/commands.ts';
import { stepsFor, type More } from '../steps/step-builders.ts';
import { messageFormatters } from '../words/words.ts';

import { draftNames as names, fields, type Name } from './choice-record.ts';
import { textBefore } from './drafts.ts';
import { leaving, wholeTextInstead } from './skip-or-replace-draft.ts';
import type { Five } from './question-numbers.ts';
import { sessionScript, type Session, type SessionTexts } from './session-script.ts';

interface ChoiceTexts extends SessionTexts {
  readonly questions: Readonly<
    Record<Five, { readonly question: string; readonly why: string; readonly revise: string }>
  >;
}

interface ChoiceSession extends Omit<
  Session<Name>,
  'asked' | 'fields' | 'names' | 'question' | 'said'
> {
  readonly said: ChoiceTexts;
  readonly details: (n: Five, name: `question${Five}Details`, more: More<Name>) => TalkStep<Name>;
  readonly brief: (n: Five, facts: Facts<Name>) => Omit<CoachBrief, 'draft'>;
}

/** An answer of this many words is a text, not a choice. */
const fewestOfText = 25;

/** A session of five questions, each a Yes/No/Not sure choice, details, and a revision of the text. */
export function choiceScript(
  setting: Setting,
  { said, details, brief, ...session }: ChoiceSession,
): TalkScript<Name> {
  const remembered = inOrder<Name>();
  const briefFor = (n: Five) => {
    const name = `question${n}Details` as const;
    return onceAnswered<Name>(name, (facts) => ({
      draft: textBefore(facts, names, n),
      answer: facts[name],
      choice: facts[`question${n}Choice`],
      ...brief(n, facts),
    }));
  };
  return sessionScript<Name>(setting, {
    ...session,
    said,
    fields,
    names,
    asked: (n, facts) => briefFor(n)(facts),
    question: (n) => {
      const name = `question${n}Details` as const;
      const coach = remembered(briefFor(n));
      const more = {
        ...leaving(names, name),
        thanks: true,
        feedback: { coach, keepComments: `feedback${n}` },
      } as const;
      return [choiceStep(setting, said, n), details(n, name, more)];
    },
  });
}

function choiceStep(setting: Setting, { number, questions }: ChoiceTexts, n: Five): TalkStep<Name> {
  const name = `question${n}Choice` as const;
  const { language } = setting;
  const { question, why } = questions[n];
  const asked = `${messageFormatters[language].fill(number, { n })} ${question}\n\n${why}`;
  const whole = wholeTextInstead(names, fewestOfText, setting);
  return stepsFor<Name>(setting).choose(name, asked, yesNoUnsure, {
    as: 'words',
    ...(n > 1 && { besides: [button('final-text', language)], ...leaving(names, name) }),
    ...(n === 1 && {
      doubt: (answer, facts) =>
        readChoice(yesNoUnsure, answer.text) === null ? whole(answer, facts) : null,
    }),
  });
}
