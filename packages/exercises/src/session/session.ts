import { noFacts } from '../exercise/facts.ts';
import type { Facts, Field } from '../exercise/facts.ts';
import { thankFor } from '../steps/feedback.ts';
import type { ConversationLanguage } from '../phrases/language.ts';
import { phrases } from '../phrases/phrases.ts';
import { stepsFor } from '../steps/steps-for.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/talk.ts';
import { say } from '../turn/turn.ts';

import { currentText, draftStep, textBefore, wholeText } from './drafts.ts';
import type { DraftNames } from './drafts.ts';
import { finishButton, isFinishing } from './finish-early.ts';
import { five } from './five.ts';
import type { Five } from './five.ts';
import { reflectionSteps } from './reflections.ts';
import type { Four } from './reflections.ts';

/** What a conversation of up to five questions says; what belongs to one question only is the exercise's own. */
export interface SessionTexts<Question> {
  readonly welcome: string;
  readonly initial: string;
  readonly number: (n: Five) => string;
  readonly questions: Readonly<Record<Five, Question & { readonly revise: string }>>;
  readonly final: string;
  readonly closing: string;
}

/** The parts in which one such conversation differs from another. */
interface Session<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly names: DraftNames<Name>;
  readonly said: SessionTexts<unknown>;
  /** What is asked before the revision of a question. */
  readonly question: (n: Five) => readonly TalkStep<Name>[];
}

/** A text, up to five questions about it with a revision each, a final text, reflections. */
export function sessionScript<Name extends string>(
  setting: Setting,
  { fields, names, said, question }: Session<Name>,
): TalkScript<Name> {
  const { write } = stepsFor<Name>(setting);
  const shared = phrases[setting.language];
  const revision = (n: Five) =>
    draftStep(
      setting,
      names,
      names.revision(n),
      said.questions[n].revise,
      (facts) => textBefore(facts, names, n),
      'brief',
    );
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write(names.first, said.initial, {
        range: wholeText,
        fewest: 3,
        thanks: true,
        feedback: {
          thanks: (facts) => thankFor(facts[names.first], wholeText, setting),
          grade: { text: (facts) => facts[names.first], show: 'whole' },
        },
      }),
      ...five.flatMap((n) => question(n).concat(revision(n))),
      draftStep(
        setting,
        names,
        names.last,
        said.final,
        (facts) => currentText(facts, names),
        'whole',
      ),
      ...reflectionSteps<Name>(setting, {
        answer: (n: Four) => `reflectionAnswer${n}` as Name,
        open: 'reflectionOpenResponse' as Name,
      }),
    ],
    closing: () => [say(said.closing)],
    afterwards: [say(shared.afterwards)],
  };
}

/** From the second question on a student may rather go to the final text; the question then stays empty. */
export function leaving<Name extends string>(
  { names }: Pick<Session<Name>, 'names'>,
  name: Name,
  n: Five,
  what: 'text' | 'summary',
  language: ConversationLanguage,
) {
  const canLeave = n > 1;
  return {
    buttons: canLeave ? [finishButton(what, language)] : [],
    isLeaving: (answer: string) => canLeave && isFinishing(answer),
    proof: (facts: Facts<Name>) =>
      facts[name] !== '' ? 'answered' : canLeave ? 'unknown' : 'unanswered',
    next: (facts: Facts<Name>) => (facts[name] === '' ? names.last : undefined),
  } as const;
}
