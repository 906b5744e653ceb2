import {
  inLanguages,
  type ConversationLanguage,
  type InLanguages,
} from '../words/site-languages.ts';
import type { Facts } from '../answers/record-fields.ts';

/**
 * The answers that a writer can give to a check: the marked words answer it, nothing in the text does, or it does not
 * apply.
 */
export const checkAnswers = ['marked', 'absent', 'inapplicable'] as const;
export type CheckAnswer = (typeof checkAnswers)[number];

/**
 * A writer's answer to one check. `start` and `end` count UTF-16 code units of the text in `field`, `end` exclusive;
 * both are 0 unless words are marked. A later mark with the same `id` and `field` replaces an earlier one.
 */
export interface Mark {
  readonly id: string;
  readonly version: number;
  readonly answer: CheckAnswer;
  readonly start: number;
  readonly end: number;
  readonly field: string;
}

/**
 * A fact that a program can find in a text: `number` is a number in digits or in words, `universal` a word such as
 * “every”, “all”, “always” or “never”.
 */
export type CheckedFact = 'number' | 'universal';

/** A check as an exercise declares it, without its texts. */
interface DeclaredCheck {
  /** Source of the question: author and year, or a named guideline. */
  readonly source: string;
  /** Increased by one when the question asks for something different; 1 by default. */
  readonly version?: number;
  readonly fact?: CheckedFact;
}

/**
 * The checks of an exercise by step and id, those with nothing but a source as that source. An id (`evidence-how-many`)
 * is unique within its exercise, and never changed, because studies use it too.
 */
export type ChecksByStep = Readonly<
  Record<string, Readonly<Record<string, string | DeclaredCheck>>>
>;

/** The texts of a check in one language. Plain text, one or two sentences each. */
interface CheckTexts {
  /** What a careful reader would ask, in at most twelve words. */
  readonly question: string;
  readonly why: string;
  /** `good` is an example sentence that answers the question, `weak` one that does not. */
  readonly good: string;
  readonly weak: string;
}

export interface Check extends Required<Pick<DeclaredCheck, 'source' | 'version'>>, CheckTexts {
  readonly id: string;
  readonly fact?: CheckedFact;
}

type IdOf<Declared extends ChecksByStep> = {
  [Step in keyof Declared]: keyof Declared[Step] & string;
}[keyof Declared];

/** The checks shown at a step. `textField` names the text they are about, which exists when the step is asked. */
export interface CheckedStep<Name extends string = string> {
  readonly textField: (facts: Facts<Name>) => Name;
  readonly checks: InLanguages<readonly Check[]>;
}

/** Checks that the student answers by marking words of a text in the history. */
export interface ChecksAsked {
  readonly field: string;
  readonly list: readonly Check[];
}

/** A check shown beside the answer, and what the writer marked for it. */
export interface AnsweredCheck {
  readonly id: string;
  readonly question: string;
  readonly answer: CheckAnswer | 'open';
  readonly words: string;
}

/** The checks of an exercise, by the name of the step and in the order of the steps. */
export type CheckedSteps<Name extends string = string> = Readonly<
  Partial<Record<string, CheckedStep<Name>>>
>;

/** Joins declared checks with their texts in each language and the field of the text that each step is about. */
export function joinChecks<Name extends string, const Declared extends ChecksByStep>(
  declared: Declared,
  texts: InLanguages<Readonly<Record<IdOf<Declared>, CheckTexts>>>,
  textFields: Readonly<Record<keyof Declared, (facts: Facts<Name>) => Name>>,
): CheckedSteps {
  const checksOf = (step: string, language: ConversationLanguage) =>
    Object.entries(declared[step]!).map(([id, given]): Check =>
      Object.assign(
        { id, version: 1 },
        typeof given === 'string' ? { source: given } : given,
        texts[language][id as IdOf<Declared>],
      ),
    );
  return Object.fromEntries(
    Object.keys(declared).map((step) => [
      step,
      {
        textField: textFields[step as keyof Declared],
        checks: inLanguages((language) => checksOf(step, language)),
      },
    ]),
  );
}
