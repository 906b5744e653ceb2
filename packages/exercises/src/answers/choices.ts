import {
  conversationLanguages,
  inLanguages,
  type ConversationLanguage,
  type InLanguages,
} from '../words/site-languages.ts';
import { words, wordsInAll, type Words } from '../words/words.ts';

/** `value` is stored, `label` is shown, and `words` are accepted as well. */
export interface Choice {
  readonly value: string;
  readonly label: InLanguages<string>;
  readonly words?: readonly string[];
}

type ChoiceWords = Readonly<
  Record<string, { readonly label: string; readonly words: readonly string[] }>
>;

/** Builds choices from the messages of every language, keyed by their stored value. */
export const choicesIn = (of: (own: Words) => ChoiceWords): readonly Choice[] =>
  Object.keys(of(words.en)).map((value) => ({
    value,
    label: inLanguages((language) => of(words[language])[value]!.label),
    words: conversationLanguages.flatMap((language) => of(words[language])[value]!.words),
  }));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(\s*\d+\s*\)/g, ' ')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

/** `3`, `(3)`, `3.`, `3 – high school` and `High school (3)` all name the third choice. */
function numberIn(answer: string): number | null {
  const found =
    /^[^\p{L}\p{N}]*(\d{1,2})[^\p{L}\p{N}]*$/u.exec(answer) ??
    /^\s*(\d{1,2})\s*[.):\-–—]\s*\D/u.exec(answer) ??
    /\(\s*(\d{1,2})\s*\)/u.exec(answer);
  return found && Number(found[1]);
}

const plainNames = new WeakMap<Choice, readonly string[]>();

function namesOf(choice: Choice): readonly string[] {
  const { value, label, words: others = [] } = choice;
  if (!plainNames.has(choice))
    plainNames.set(choice, [value, ...Object.values(label), ...others].map(plain));
  return plainNames.get(choice)!;
}

const fillers = new Set(wordsInAll('besideChoice'));

/** A choice with its number or filler words beside it: “3 high school”, “the second one, I guess”. */
function namedBeside(choices: readonly Choice[], given: string): Choice | null {
  const found = choices.filter((choice, at) =>
    namesOf(choice).some((name) => {
      const rest = ` ${given} `.replace(` ${name} `, ' ').trim();
      const isNamed = rest !== given && rest !== '';
      return isNamed && rest.split(' ').every((word) => fillers.has(word) || word === `${at + 1}`);
    }),
  );
  return found.length === 1 ? found[0]! : null;
}

/**
 * The stored value of the choice that an answer names, by its number, its text in either language or another word for
 * it. Null if no choice fits.
 */
export function readChoice(choices: readonly Choice[], answer: string): string | null {
  const given = plain(answer);
  const named =
    choices.find((choice) => namesOf(choice).includes(given)) ?? namedBeside(choices, given);
  const number = numberIn(answer);
  return (number === null ? named : choices[number - 1])?.value ?? null;
}

/** The label of a stored value; the value itself if no choice has it. */
export const labelOf = (
  choices: readonly Choice[],
  value: string,
  language: ConversationLanguage,
): string => choices.find((choice) => choice.value === value)?.label[language] ?? value;

/** Buttons that send the number of a choice. */
export const numbered = (choices: readonly Choice[], language: ConversationLanguage) =>
  choices.map(({ label }, index) => ({
    send: String(index + 1),
    label: `${label[language]} (${index + 1})`,
  }));

/** Buttons that send the label of a choice. */
export const inWords = (choices: readonly Choice[], language: ConversationLanguage) =>
  choices.map(({ label }) => ({ send: label[language], label: label[language] }));

export const yesNoUnsure = choicesIn(({ phrases }) => phrases.yesNoUnsure);
