import { countWords } from '@vernacular/analyzer';
import { filledRows, longestAnswer, rowsAsText } from '../answers/answer.ts';
import { inWords, numbered, readChoice, type Choice } from '../answers/choices.ts';
import { button, isCommand, type Button, type Command } from '../answers/commands.ts';
import type { Facts } from '../answers/record-fields.ts';
import type { Setting, TalkStep } from '../exercise/script-types.ts';
import { askFor, offer, say, type TableForm, type Turn, type WordRange } from '../turn/turn.ts';
import { messageFormatters, phrases } from '../words/words.ts';
import { askBeforeReplacing, isConfirmed, withoutConfirmation } from './confirm-replacement.ts';
import { thankForRevision } from './feedback.ts';
import { objectionToNonText } from './non-text-answers.ts';
import { step, type Question } from './step-from-question.ts';

/** Buttons of other questions, which an outdated page may still show. */
const notAText = ['help', 'skip', 'final-text', 'final-summary'] as const;

function readText<Name extends string>(field: Name, text: string) {
  const trimmed = text.trim();
  if (trimmed === '' || isCommand(trimmed, ...notAText)) return 'empty';
  return trimmed.length > longestAnswer ? 'too-long' : ({ [field]: trimmed } as Facts<Name>);
}

const isFilled =
  <Name extends string>(field: Name): TalkStep<Name>['proof'] =>
  (facts) =>
    facts[field].trim() === '' ? 'unanswered' : 'answered';

export type More<Name extends string> = Partial<Omit<Question<Name>, 'name' | 'ask' | 'read'>>;

export type Asked<Name extends string> = string | ((facts: Facts<Name>) => string);

const wordsOf = <Name extends string>(asked: Asked<Name>, facts: Facts<Name>) =>
  typeof asked === 'string' ? asked : asked(facts);

interface Writing<Name extends string> extends More<Name> {
  readonly range?: WordRange;
  /** Fewer words are asked about once. */
  readonly fewest?: number;
  /** The field of the text that the answer revises; in the full edition the answer starts from it. */
  readonly revises?: Name | undefined;
  /** The text that the answer revises; by default that of `revises`. */
  readonly before?: (facts: Facts<Name>) => string;
  /** The commands that keep the text before. */
  readonly keeps?: readonly Command[];
  /** Whether the new version may be of any length and about anything, so that it is not compared with the old one. */
  readonly isFree?: boolean;
}

/** The builders of steps, each for the answer that one field keeps, bound to a setting. */
export function stepsFor<Name extends string>(setting: Setting) {
  const { edition, language, isForeign = false } = setting;

  /** A question answered by choosing one option: by its number, its label or another word for it. */
  const choose = (
    field: Name,
    asked: Asked<Name>,
    choices: readonly Choice[],
    {
      as = 'numbers',
      before = () => [],
      besides = [],
      ...more
    }: More<Name> & {
      readonly as?: 'numbers' | 'words';
      readonly before?: (facts: Facts<Name>) => readonly Turn[];
      readonly besides?: readonly Button[];
    } = {},
  ): TalkStep<Name> => {
    const buttons = (as === 'numbers' ? numbered : inWords)(choices, language).concat(besides);
    return step(setting, {
      name: field,
      fills: [field],
      proof: (facts) =>
        choices.some(({ value }) => value === facts[field]) ? 'answered' : 'unanswered',
      ...more,
      ask: (facts) => [...before(facts), offer(wordsOf(asked, facts), buttons)],
      read: ({ text }) => {
        const value = readChoice(choices, text);
        if (value !== null) return { [field]: value } as Facts<Name>;
        return text.trim() === '' ? 'empty' : 'not-a-choice';
      },
    });
  };

  /** A question answered with rows of a table, stored as text with one row per line. */
  const fillTable = (
    field: Name,
    asked: Asked<Name>,
    table: TableForm,
    more: More<Name> = {},
  ): TalkStep<Name> =>
    step(setting, {
      name: field,
      fills: [field],
      proof: isFilled(field),
      exit: 'skip',
      ...more,
      ask: (facts) => [{ ...say(wordsOf(asked, facts)), table }],
      read: ({ table: rows, text }) => readText(field, rowsAsText(filledRows(rows)) || text),
    });

  /** A question answered with a text; the range is only guidance. */
  const write = (
    field: Name,
    asked: Asked<Name>,
    {
      range,
      fewest = 1,
      fills = [],
      revises,
      before = (facts) => (revises === undefined ? '' : facts[revises]),
      keeps = ['no-change'],
      isFree = false,
      feedback,
      ...more
    }: Writing<Name> = {},
  ): TalkStep<Name> => {
    const isRevision = revises !== undefined;
    const isKept = (text: string) => isRevision && isCommand(text, ...keeps);
    const { fill } = messageFormatters[language];
    const { noText } = phrases[language];
    return step(setting, {
      name: field,
      proof: isFilled(field),
      buttons: isRevision && edition === 'full' ? [button('no-change', language)] : [],
      ...more,
      fills: [field, ...fills],
      ask: (facts) => {
        const text = wordsOf(asked, facts);
        const turn = range ? askFor(text, range) : say(text);
        // The studies of the slim edition always started from an empty text.
        return [isRevision && edition === 'full' ? { ...turn, revises } : turn];
      },
      sayIfNone: (text, facts) => {
        if (isKept(text) || (isRevision && isConfirmed(text))) return null;
        // The text box starts with the text to be halved; if it is sent unchanged, nothing was halved.
        if (isRevision && isFree && range && text.trim() === before(facts).trim())
          return countWords(text) > range.to
            ? fill(noText.asBefore, { from: range.from, to: range.to })
            : null;
        const question = wordsOf(asked, facts);
        return objectionToNonText(text, { question, fewest, isForeign }, noText);
      },
      doubt: (answer, facts) => {
        if (!isRevision || isFree || isKept(answer.text))
          return more.doubt?.(answer, facts) ?? null;
        const question = askBeforeReplacing(before(facts), answer.text, setting);
        return question && { turn: (again) => ({ ...again, ...question }) };
      },
      read: ({ text }, facts) => {
        if (isKept(text)) return { [field]: before(facts) } as Facts<Name>;
        return readText(field, isRevision ? withoutConfirmation(text) : text);
      },
      ...(feedback && {
        feedback: {
          ...(range && {
            thanks: (facts) =>
              thankForRevision(isRevision ? before(facts) : null, facts[field], range, setting),
          }),
          ...feedback,
        },
      }),
    });
  };

  return { choose, fillTable, write };
}
