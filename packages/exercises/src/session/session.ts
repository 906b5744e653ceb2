import { countWords } from '@vernacular/analyzer';

import { noFacts } from '../exercise/facts.ts';
import type { Field } from '../exercise/facts.ts';
import type { Help } from '../help/help.ts';
import { thankFor, type FeedbackPlan } from '../steps/feedback.ts';
import { phrases } from '../phrases/phrases.ts';
import { stepsFor } from '../steps/steps-for.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/talk.ts';
import { say } from '../turn/turn.ts';

import { currentText, draftStep, textBefore, wholeText } from './drafts.ts';
import type { DraftNames } from './drafts.ts';
import { isFinishing } from './finish-early.ts';
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
  /** What helps with the first text. */
  readonly help: Help | undefined;
  /** What is asked before the revision of a question. */
  readonly question: (n: Five) => readonly TalkStep<Name>[];
  /** What the coach is asked of the final text; nothing without. */
  readonly final?: FeedbackPlan<Name>['coach'];
}

/** With fewer words a text of 150 is a first try. */
const fewestOfText = 50;

/** A text, up to five questions about it with a revision each, a final text, reflections. */
export function sessionScript<Name extends string>(
  setting: Setting,
  { fields, names, said, help, question, final }: Session<Name>,
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
      (facts) =>
        facts[names.revision(n)] === '' || facts[names.revision(n)] === textBefore(facts, names, n)
          ? null
          : {
              focus: 'revision',
              draft: facts[names.revision(n)],
              earlier: [
                { field: names.first, text: facts[names.first] },
                { field: names.current, text: textBefore(facts, names, n) },
              ],
            },
    );
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write(names.first, said.initial, {
        range: wholeText,
        fewest: 3,
        help,
        // The button of a later question is no text.
        refuses: isFinishing,
        thanks: true,
        feedback: {
          thanks: (facts) => {
            const thanks = thankFor(facts[names.first], wholeText, setting);
            const isFirstTry = countWords(facts[names.first]) < fewestOfText;
            return isFirstTry ? `${thanks} ${shared.moreWelcome}` : thanks;
          },
          grade: { text: (facts) => facts[names.first], show: 'whole', range: wholeText },
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
        final,
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
