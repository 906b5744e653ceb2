import { countWords } from '@vernacular/analyzer';

import { noFacts, type Facts, type Field } from '../answers/record-fields.ts';
import { thankFor, type FeedbackPlan } from '../steps/feedback.ts';
import { countOfWords, messageFormatters, phrases, type Words } from '../words/words.ts';
import { button } from '../answers/commands.ts';
import type { Help } from '../steps/step-from-question.ts';
import { stepsFor } from '../steps/step-builders.ts';
import type { Setting, TalkScript, TalkStep } from '../exercise/script-types.ts';
import { say, type WordRange } from '../turn/turn.ts';

import { currentText, textBefore, type DraftNames } from './drafts.ts';
import { leaving } from './skip-or-replace-draft.ts';
import { five, type Five } from './question-numbers.ts';
import { reflectionSteps, type Four } from './reflections.ts';
import type { CoachBrief } from '../coach/coach-brief.ts';

/** The sentences that all exercises with five questions have. */
export interface SessionTexts extends Readonly<
  Pick<Words['coherence'], 'welcome' | 'initial' | 'number' | 'final' | 'closing'>
> {
  readonly questions: Readonly<Record<Five, { readonly revise: string }>>;
}

export interface Session<Name extends string> {
  readonly fields: Readonly<Record<Name, Field>>;
  readonly names: DraftNames<Name>;
  readonly said: SessionTexts;
  readonly help: Help | undefined;
  readonly question: (n: Five) => readonly TalkStep<Name>[];
  /** Defaults to `wholeText`. */
  readonly range?: (name: Name) => WordRange;
  /** The coach brief about the answer to a question; null if there is none. */
  readonly asked: (n: Five, facts: Facts<Name>) => CoachBrief | null;
  /** Replaces the default brief, which compares the revision with the first text. */
  readonly revised?: (n: Five, facts: Facts<Name>) => CoachBrief | null;
  readonly final?: FeedbackPlan<Name>['coach'];
}

const wholeText: WordRange = { from: 150, to: 500 };

/** Below this share of the fewest words asked for, a text counts as a first try. */
const firstTry = 1 / 3;

/** Builds a session: first text, five questions each with a revision, final text, reflections. */
export function sessionScript<Name extends string>(
  setting: Setting,
  { fields, names, said, help, question, range, asked: answered, revised, final }: Session<Name>,
): TalkScript<Name> {
  const { write } = stepsFor<Name>(setting);
  const shared = phrases[setting.language];
  const asked = range?.(names.first) ?? wholeText;
  const spokenOf = (last: Five, facts: Facts<Name>) =>
    five.filter((n) => n <= last).flatMap((n) => answered(n, facts) ?? []);
  const besideFirst = (n: Five, facts: Facts<Name>): CoachBrief => ({
    focus: 'revision',
    before: spokenOf(n, facts),
    draft: facts[names.revision(n)],
    earlier: [
      { field: names.first, text: facts[names.first] },
      { field: names.current, text: textBefore(facts, names, n) },
    ],
  });
  const draft = (
    name: Name,
    text: string,
    before: (facts: Facts<Name>) => string,
    feedback: Pick<FeedbackPlan<Name>, 'coach'>,
  ) => {
    const isLast = name === names.last;
    const given = range?.(name);
    const isSame = (facts: Facts<Name>) => facts[name] === '' || facts[name] === before(facts);
    return write(name, text, {
      range: given ?? wholeText,
      fewest: 3,
      revises: names.current,
      before,
      // The command to go to the final text keeps the text too.
      keeps: ['no-change', 'final-text', 'final-summary'],
      buttons: [button('no-change', setting.language)],
      ...(!isLast && leaving(names, name)),
      thanks: true,
      feedback: {
        thanks: (facts) => {
          if (isSame(facts)) return shared.keptUnchanged;
          if (isLast || given) return thankFor(facts[name], given ?? wholeText, setting);
          const words = countOfWords(setting.language, countWords(facts[name]));
          return messageFormatters[setting.language].fill(shared.revised, { words });
        },
        grade: {
          text: (facts) => (isSame(facts) && !isLast ? null : facts[name]),
          show: isLast ? 'whole' : 'brief',
          range: given ?? wholeText,
          isLast,
        },
        ...feedback,
      },
    });
  };
  const revision = (n: Five) => {
    const name = names.revision(n);
    const before = (facts: Facts<Name>) => textBefore(facts, names, n);
    return draft(name, said.questions[n].revise, before, {
      coach: (facts) =>
        facts[name] === '' || facts[name] === before(facts)
          ? null
          : (revised ?? besideFirst)(n, facts),
    });
  };
  return {
    empty: noFacts(fields),
    opening: [say(said.welcome), say(shared.notice)],
    steps: [
      write(names.first, said.initial, {
        range: asked,
        fewest: 3,
        help,
        thanks: true,
        feedback: {
          thanks: (facts) => {
            const thanks = thankFor(facts[names.first], asked, setting);
            const isFirstTry = countWords(facts[names.first]) < asked.from * firstTry;
            return isFirstTry ? `${thanks} ${shared.moreWelcome}` : thanks;
          },
          grade: { text: (facts) => facts[names.first], show: 'whole', range: asked },
        },
      }),
      ...five.flatMap((n) => question(n).concat(revision(n))),
      draft(names.last, said.final, (facts) => currentText(facts, names), {
        ...(final && {
          coach: (facts) => {
            const brief = final(facts);
            return brief && { ...brief, before: spokenOf(5, facts) };
          },
        }),
      }),
      ...reflectionSteps<Name>(setting, {
        answer: (n: Four) => `reflectionAnswer${n}` as Name,
        open: 'reflectionOpenResponse' as Name,
      }),
    ],
    closing: () => [say(said.closing)],
    afterwards: [say(shared.afterwards)],
  };
}
