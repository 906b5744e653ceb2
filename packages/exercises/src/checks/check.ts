import type { CheckAnswer } from './check-answer.ts';
import {
  inLanguages,
  type ConversationLanguage,
  type InLanguages,
} from '../words/site-languages.ts';
import type { Facts } from '../answers/record-fields.ts';

/**
 * A fact that a program can find in a text: `number` is a number in digits or in words, `universal` a word such as
 * “every”, “all”, “always” or “never”.
 */
export type CheckedFact = 'number' | 'universal';

/** A check as an exercise declares it, without its texts. */
export interface DeclaredCheck {
  /** Unique within its exercise, and never changed, because studies use it too. Example: `evidence-how-many`. */
  readonly id: string;
  /** Increased by one when the question asks for something different. */
  readonly version: number;
  /** Source of the question: author and year, or a named guideline. */
  readonly source: string;
  readonly fact?: CheckedFact;
}

/** The texts of a check in one language. Plain text, one or two sentences each. */
export interface CheckTexts {
  /** What a careful reader would ask, in at most twelve words. */
  readonly question: string;
  readonly why: string;
  /** `good` is an example sentence that answers the question, `weak` one that does not. */
  readonly good: string;
  readonly weak: string;
}

export type Check = DeclaredCheck & CheckTexts;

export type ChecksByStep = Readonly<Record<string, readonly DeclaredCheck[]>>;

export type TextsOf<Declared extends ChecksByStep> = Readonly<
  Record<Declared[keyof Declared][number]['id'], CheckTexts>
>;

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

export function joinChecks<Name extends string, const Declared extends ChecksByStep>(
  declared: Declared,
  texts: InLanguages<TextsOf<Declared>>,
  textFields: Readonly<Record<keyof Declared, (facts: Facts<Name>) => Name>>,
): CheckedSteps {
  const inLanguage = (checks: readonly DeclaredCheck[], language: ConversationLanguage) =>
    checks.map((check) => ({ ...check, ...texts[language][check.id as keyof TextsOf<Declared>] }));
  return Object.fromEntries(
    Object.entries(declared).map(([step, checks]) => [
      step,
      {
        textField: textFields[step as keyof Declared],
        checks: inLanguages((language) => inLanguage(checks, language)),
      },
    ]),
  );
}
