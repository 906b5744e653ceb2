import type { ConversationLanguage } from '../phrases/language.ts';
import { isNotSure } from './not-sure.ts';

/** One thing to choose: what is kept, what a button says in each language, and other words for it. */
export interface Choice {
  readonly value: string;
  readonly label: Readonly<Record<ConversationLanguage, string>>;
  readonly words?: readonly string[];
  /** What chooses it wherever it stands in an answer: “high school students”. */
  readonly anywhere?: readonly string[];
  /** Other answers that choose it. */
  readonly isMeant?: (answer: string) => boolean;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(\s*\d+\s*\)/g, ' ')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

/** “The final one”, “the final text”: what of an option’s words tells it from the others. */
const core = (text: string) =>
  plain(text)
    .replace(/^(?:the|הטקסט|הגרסה) /u, '')
    .replace(/ (?:one|text|version)$/u, '');

/** `3`, `(3)`, `3.`, `3 – high school` and `High school (3)` all name the third choice. */
function numberIn(answer: string): number | null {
  const found =
    /^[^\p{L}\p{N}]*(\d{1,2})[^\p{L}\p{N}]*$/u.exec(answer) ??
    /^\s*(\d{1,2})\s*[.):\-–—]\s*\D/u.exec(answer) ??
    /\(\s*(\d{1,2})\s*\)/u.exec(answer);
  if (found) return Number(found[1]);
  const bare = plain(answer).replace(
    /^(?:number|option|choice|the|i (?:choose|say|pick|take)|מספר|אפשרות|תשובה)\s+/u,
    '',
  );
  const at = numberWords.findIndex((words) => words.includes(bare));
  return at < 0 ? null : at + 1;
}

/** The numbers of the choices as words. */
const numberWords = [
  ['one', 'אחת', 'אחד'],
  ['two', 'שתיים', 'שניים'],
  ['three', 'שלוש', 'שלושה'],
  ['four', 'ארבע', 'ארבעה'],
  ['five', 'חמש', 'חמישה'],
];

/** The choices by their place: “the second one”, “the last”; a word a choice has for itself goes before. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^(?:the )?(?:1st|first)(?: (?:one|option|choice))?$|^(?:האפשרות )?הראשו(?:ן|נה)$/u, 0],
  [/^(?:the )?(?:2nd|second)(?: (?:one|option|choice))?$|^(?:האפשרות )?השני(?:יה|ה)?$/u, 1],
  [/^(?:the )?(?:3rd|third)(?: (?:one|option|choice))?$|^(?:האפשרות )?השלישי(?:ת)?$/u, 2],
  [/^(?:the )?(?:4th|fourth)(?: (?:one|option|choice))?$|^(?:האפשרות )?הרביעי(?:ת)?$/u, 3],
  [/^(?:the )?last(?: (?:one|option|choice))?$|^(?:האפשרות )?האחרו(?:ן|נה)$/u, -1],
];

/** “Not high school”, “parents of high school students”: what is named is not what is meant. */
const isApart =
  /(?<!\p{L})(?:not?|nor|never|non|without|except|but|neither|than|after|beyond|above|below|under|former|parents?|teachers?|graduates?|[ושהבלמ]{0,2}(?:לא|אין|בלי|ללא|חוץ|מלבד|למעט|אלא|אבל|אחרי|מעל|מתחת|לפני|הורי|הורים|מורי|מורים|מורות|בוגרי|בוגרות|לשעבר))(?!\p{L})|n t /u;

/** The one choice whose words stand somewhere in an answer: “junior high school kids” names no high school. */
function heldIn(choices: readonly Choice[], answer: string): string | null {
  const given = plain(answer);
  const all = choices.flatMap(({ value, anywhere = [] }) =>
    anywhere.map((words) => ({ value, words })),
  );
  if (all.length === 0 || isApart.test(given)) return null;
  const longestFirst = all.map(({ words }) => words).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<!\p{L})[והבלמש]{0,2}(?<words>${longestFirst.join('|')})(?:s|ers?)?(?!\p{L})`,
    'gu',
  );
  const found = new Set(
    Array.from(
      given.matchAll(pattern),
      ({ groups }) => all.find(({ words }) => words === groups!['words'])!.value,
    ),
  );
  return found.size === 1 ? [...found][0]! : null;
}

/** The value of the choice an answer names by number, by word or by its text in either language; `null` if it names none. */
export function readChoice(choices: readonly Choice[], answer: string): string | null {
  const number = numberIn(answer);
  // “High school (16 years old)” names no sixteenth choice.
  if (number !== null) return choices[number - 1]?.value ?? heldIn(choices, answer);
  const named = (given: string) =>
    choices.find(
      ({ value, label, words = [], isMeant }) =>
        [value, ...Object.values(label), ...words].some((word) => core(word) === core(given)) ||
        isMeant?.(given),
    )?.value ?? null;
  if (plain(answer) === '') return null;
  const byPlace = (given: string) => {
    const place = places.find(([words]) => words.test(plain(given)))?.[1];
    return place === undefined ? null : (choices.at(place)?.value ?? null);
  };
  // “Neither, I prefer the one of 30 words”: the first clause chooses, what follows says why.
  const clause = /^\s*[\p{L}][\p{L} '’]*(?=[,.;:!–—\n])/u.exec(answer)?.[0] ?? '';
  return (
    [answer, clause]
      .filter((given) => given !== '')
      .map((given) => named(given) ?? byPlace(given))
      .find((value) => value !== null) ?? heldIn(choices, answer)
  );
}

/** What to show for a kept value; the value itself when it is not one of the choices. */
export const labelOf = (
  choices: readonly Choice[],
  value: string,
  language: ConversationLanguage,
): string => choices.find((choice) => choice.value === value)?.label[language] ?? value;

/** The choices as buttons: the number in parentheses behind the text, and sent when pressed. */
export const numbered = (choices: readonly Choice[], language: ConversationLanguage) =>
  choices.map(({ label }, index) => ({
    send: String(index + 1),
    label: `${label[language]} (${index + 1})`,
  }));

/** Choices few enough to be sent as words. */
export const inWords = (choices: readonly Choice[], language: ConversationLanguage) =>
  choices.map(({ label }) => ({ send: label[language], label: label[language] }));

/** The answers to a question about one's own text. */
export const yesNoUnsure: readonly Choice[] = [
  { value: 'Yes', label: { en: 'Yes', he: 'כן' }, words: ['y', 'yeah', 'yep', 'בהחלט'] },
  { value: 'No', label: { en: 'No', he: 'לא' }, words: ['n', 'nope'] },
  {
    value: 'Not sure',
    label: { en: 'Not sure', he: 'קשה לומר' },
    words: ['maybe', 'אולי'],
    isMeant: isNotSure,
  },
];
