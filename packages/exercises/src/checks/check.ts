import type { ConversationLanguage, InLanguages } from '../phrases/language.ts';
import type { Facts } from '../exercise/facts.ts';

/**
 * A fact that a program can find in a text and that a check is about: `number` is a number in digits or in words,
 * `universal` a word such as “every”, “all”, “always” or “never”.
 */
export type CheckedFact = 'number' | 'universal';

/** One check as an exercise declares it, without its words. */
export interface DeclaredCheck {
  /** Names the check within its exercise, in studies too. It never changes: `evidence-how-many`. */
  readonly id: string;
  /** Goes up by one when the question asks for something else than before. */
  readonly version: number;
  /** Where the question comes from: author and year, or a named guideline. */
  readonly source: string;
  readonly fact?: CheckedFact;
}

/** What a check says in one language. Plain text, one or two sentences each. */
export interface CheckTexts {
  /** What a careful reader would ask, in at most twelve words. */
  readonly question: string;
  /** Why a reader asks it. */
  readonly why: string;
  /** A sentence of a text that answers the question, and one that does not. */
  readonly good: string;
  readonly weak: string;
}

/** A check with its words in the language of a conversation. */
export type Check = DeclaredCheck & CheckTexts;

/** The checks of an exercise by the step that shows them, four to six each. */
export type ChecksByStep = Readonly<Record<string, readonly DeclaredCheck[]>>;

/** The words of all checks of an exercise, by id. */
export type TextsOf<Declared extends ChecksByStep> = Readonly<
  Record<Declared[keyof Declared][number]['id'], CheckTexts>
>;

/** The checks shown at a step, and the text they are about: it stands when the step is asked. */
export interface CheckedStep<Name extends string = string> {
  readonly textField: (facts: Facts<Name>) => Name;
  readonly checks: InLanguages<readonly Check[]>;
}

/** The checks that the steps of an exercise show, by the step's name, in the order of the steps. */
export type CheckedSteps<Name extends string = string> = Readonly<
  Partial<Record<string, CheckedStep<Name>>>
>;

/** Joins the checks of an exercise with their words and the texts they are about. */
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
        checks: { en: inLanguage(checks, 'en'), he: inLanguage(checks, 'he') },
      },
    ]),
  );
}
