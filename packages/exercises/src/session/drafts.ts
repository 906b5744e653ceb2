import { countWords } from '@vernacular/analyzer';

import type { Facts } from '../answers/record-fields.ts';
import { countOfWords, phrases, messageFormatters } from '../words/words.ts';
import { isCommand } from '../answers/commands.ts';
import type { Setting } from '../exercise/script-types.ts';
import { longestAnswer, type Answer } from '../answers/answer.ts';
import { preface, type Turn } from '../turn/turn.ts';

import { five, type Five } from './question-numbers.ts';

/** The names of the fields that hold the versions of the text; `current` is derived. */
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

/** The text that question `n` is asked about. */
export const textBefore = <Name extends string>(
  facts: Facts<Name>,
  names: DraftNames<Name>,
  n: number,
): string => facts[draftFieldAt(names, n)(facts)];

const past = 6;

/** The last revision, or else the first text. */
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
 * The `doubt` of the first question. When the answer is a whole text (at least `fewest` words, more than twice those of
 * the first draft, no longer than an answer may be), it returns the change that makes the answer the draft, and a
 * function that puts a note before the repeated question; else null.
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
