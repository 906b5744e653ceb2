import { englishSingulars } from '../languages/english-singulars.ts';
import irregular from './irregular-forms.json' with { type: 'json' };

const baseOf: ReadonlyMap<string, string> = new Map(
  irregular.forms.flatMap((row) => {
    const [base = '', ...forms] = row.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** A short syllable doubles its last letter: “rating” is of “rate”, since “rat” makes “ratting”. */
const isShortSyllable = (stem: string) => /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(stem);
const doubled = /(?<=[aeiou])([bdfgklmnprtz])\1$/u;

/** Base forms of a verb in -ed or -ing: “planned” → “plan”, “decided” → “decide”. */
function* verbsOf(word: string): Generator<string> {
  const [, stem] = /^(?!.{0,2}eed$)(.*[aeiouy].*)(?:ed|ing)$/u.exec(word) ?? [];
  if (stem === undefined || stem.length < 2) return;
  if (word.endsWith('ied')) yield `${stem.slice(0, -1)}y`;
  yield `${stem}e`;
  if (!isShortSyllable(stem)) yield stem;
  if (doubled.test(stem)) yield stem.slice(0, -1);
}

/** “Heavier” and “heaviest” are “heavy”. */
const compared = /(?<=..)i(?:er|est)$/u;

/** The possible dictionary forms of an English word in small letters, including itself. */
export function englishBases(word: string): ReadonlySet<string> {
  const forms = new Set([...englishSingulars(word), ...verbsOf(word), word.replace(compared, 'y')]);
  return new Set([...forms].map((form) => baseOf.get(form) ?? form));
}
