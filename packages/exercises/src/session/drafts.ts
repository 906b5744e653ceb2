import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../answers/record-fields.ts';
import { thankFor, thankForRevision, type FeedbackPlan } from '../steps/feedback.ts';
import { countOfWords, phrases, messageFormatters } from '../words/words.ts';
import { button, isCommand } from '../answers/commands.ts';
import {
  askBeforeReplacing,
  isConfirmed,
  withoutConfirmation,
} from '../steps/confirm-replacement.ts';
import { objectionToNonText } from '../steps/non-text-answers.ts';
import { isFilled, readText } from '../steps/parse-text-answer.ts';
import { startFrom, step } from '../steps/step-from-question.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { longestAnswer, type Answer } from '../answers/answer.ts';
import { askFor, preface, type Turn, type WordRange } from '../turn/turn.ts';

import { five, type Five } from './question-numbers.ts';

export const wholeText: WordRange = { from: 150, to: 500 };

/** A shorter text is questioned once. */
const fewestWords = 3;

export interface DraftNames<Name extends string> {
  readonly first: Name;
  readonly revision: (n: Five) => Name;
  readonly last: Name;
  readonly current: Name;
}

/** The field of the text that question `n` is asked about: the last revision before it, or else the first text. */
export const draftFieldAt =
  <Name extends string>(names: DraftNames<Name>, n: number) =>
  (facts: Facts<Name>): Name =>
    five
      .filter((each) => each < n)
      .map((each) => names.revision(each))
      .findLast((field) => facts[field] !== '') ?? names.first;

export const textBefore = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
  n: number,
): string => facts[draftFieldAt(names, n)(facts)];

const past = 6;

export const currentText = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
): string => textBefore(facts, names, past);

/** Lets a student go from this question to the final text; the field of the question then stays empty. */
export const leaving = <Name extends string>(
  { last }: Pick<DraftNames<Name>, 'last'>,
  name: Name,
) =>
  ({
    leaves: ({ text }: Answer) => isCommand(text, 'final-text', 'final-summary'),
    proof: (facts: Facts<Name>) => (facts[name] === '' ? 'unknown' : 'answered'),
    next: (facts: Facts<Name>) => (facts[name] === '' ? last : undefined),
  }) as const;

/**
 * Returns a function that recognises a whole text in an answer to the first question: at least `fewest` words, more
 * than twice as many as the first draft, and no longer than an answer may be. It returns the change that replaces the
 * draft with the answer, and the turn that asks the question again; null for any other answer.
 */
export const wholeTextInstead =
  <Name extends string>(names: DraftNames<Name>, fewest: number, { language }: Setting) =>
  ({ text }: Answer, facts: Facts<Name>) => {
    const [before, now] = [countWords(facts[names.first]), countWords(text)];
    if (now < fewest || now <= before * 2 || text.length > longestAnswer) return null;
    const said = phrases[language];
    const { fill } = messageFormatters[language];
    return {
      change: { [names.first]: text.trim() } as Facts<Name>,
      turn: (again: Turn) =>
        preface(fill(said.takenAsText, { words: countOfWords(language, now) }), again),
    };
  };

interface Draft<Name extends string> {
  readonly name: Name;
  readonly asked: string;
  readonly before: (facts: Facts<Name>) => string;
  readonly show: 'whole' | 'brief';
  /** Defaults to `wholeText`. */
  readonly range?: WordRange | undefined;
  readonly coach?: FeedbackPlan<Name>['coach'];
}

/** The command to go to the final text keeps the text too. */
const isKept = (answer: string) => isCommand(answer, 'no-change', 'final-text', 'final-summary');

export function draftStep<Name extends string>(
  setting: Setting,
  names: DraftNames<Name>,
  { name, asked, before, show, range, coach }: Draft<Name>,
): TalkStep<Name> {
  const said = phrases[setting.language];
  const isSame = (facts: Facts<Name>) => facts[name] === '' || facts[name] === before(facts);
  return step<Name>(setting, {
    name,
    fills: [name],
    ...(name === names.last ? { proof: isFilled(name) } : leaving(names, name)),
    buttons: [button('no-change', setting.language)],
    ask: () => [
      {
        ...askFor(asked, range ?? wholeText),
        ...startFrom(names.current, setting),
      },
    ],
    sayIfNone: (text) =>
      isKept(text) || isConfirmed(text)
        ? null
        : objectionToNonText(
            text,
            { question: asked, fewest: fewestWords, isForeign: setting.isForeign ?? false },
            said.noText,
          ),
    doubt: ({ text }, facts) => {
      if (isKept(text)) return null;
      const question = askBeforeReplacing(before(facts), text, setting);
      return question && { turn: (again) => ({ ...again, ...question }) };
    },
    read: (answer, facts) => {
      if (isKept(answer.text)) return { [name]: before(facts) } as Facts<Name>;
      const own = withoutConfirmation(answer.text);
      const text = readText({ ...answer, text: own });
      return typeof text === 'string' ? ({ [name]: text } as Facts<Name>) : text.because;
    },
    thanks: true,
    feedback: {
      thanks: (facts) =>
        isSame(facts)
          ? said.keptUnchanged
          : name === names.last
            ? thankFor(facts[name], range ?? wholeText, setting)
            : range
              ? thankForRevision(before(facts), facts[name], range, setting)
              : messageFormatters[setting.language].fill(said.revised, {
                  words: countOfWords(setting.language, countWords(facts[name])),
                }),
      grade: {
        text: (facts) => (isSame(facts) && show === 'brief' ? null : facts[name]),
        show,
        range: range ?? wholeText,
        isLast: name === names.last,
      },
      ...(coach && { coach }),
    },
  });
}
