import { Inflectors } from 'en-inflectors';

import { plainEntries, type PartOfSpeech, type PlainEntry } from './plain-words.ts';

type Shape = (word: string) => string;

const shapes: Readonly<Record<PartOfSpeech, readonly Shape[]>> = {
  n: [(word) => word, (word) => new Inflectors(word).toPlural()],
  v: [
    (word) => word,
    (word) => new Inflectors(word).toPresentS(),
    (word) => new Inflectors(word).toGerund(),
    (word) => new Inflectors(word).toPast(),
    (word) => new Inflectors(word).toPastParticiple(),
  ],
  a: [(word) => word],
  r: [(word) => word],
};

/** Gives a phrase the shape of one of its forms: a verb changes at its first word, a noun at its last. */
function shaped(phrase: string, part: PartOfSpeech, index: number): string {
  const shape = shapes[part][index];
  const words = phrase.split(' ');
  const at = part === 'v' ? 0 : words.length - 1;
  return shape ? words.map((word, place) => (place === at ? shape(word) : word)).join(' ') : phrase;
}

/** Every form of an entry's word, in lower case. */
export const formsOf = ({ word, part }: PlainEntry): readonly string[] =>
  shapes[part].map((_, form) => shaped(word, part, form).toLowerCase());

const noPlural = new Set([
  'lack',
  'damage',
  'thinking',
  'hair loss',
  'spending',
  'breathing',
  'oil',
  'sadness',
  'anger',
  'staff',
  'help',
  'clothes',
  'rest',
]);

/**
 * The plainer word for each form of an entry. A form that stands for two is left out where the plainer
 * word tells them apart: “administered” is “gave” in one sentence and “given” in another.
 */
function formsWithPlainer({
  word,
  part,
  plainer,
}: PlainEntry): readonly (readonly [string, string])[] {
  const forms = new Map<string, string>();
  const unsure = new Set<string>();
  for (const [form, key] of formsOf({ word, part, plainer }).entries()) {
    if (part === 'n' && form > 0 && noPlural.has(plainer)) continue;
    const fitting = shaped(plainer, part, form);
    if ((forms.get(key) ?? fitting) !== fitting) unsure.add(key);
    forms.set(key, fitting);
  }
  for (const key of unsure) forms.delete(key);
  return [...forms];
}

/** Every form of every entry, with the plainer word in the same form. First entries win. */
const indexOf = (entries: readonly PlainEntry[]): ReadonlyMap<string, string> =>
  new Map(entries.toReversed().flatMap(formsWithPlainer));

const index = indexOf(plainEntries);
const american = (word: string) =>
  word.replace(/is(e|es|ed|ing|ation|ations)$/u, 'iz$1').replace(/ys(e|es|ed|ing)$/u, 'yz$1');

const matchCase = (plainer: string, word: string) =>
  /^\p{Lu}/u.test(word) && !/^\p{Lu}{2}/u.test(word)
    ? plainer[0]?.toUpperCase() + plainer.slice(1)
    : plainer;

/**
 * The plainer word for a form such as “utilised”, inflected to fit (“used”), or null: no suggestion is
 * better than a wrong one. `isPlainer` has the last word, by the dictionary: each word of the
 * suggestion must be at least one level more common.
 */
export function plainerWordFor(
  word: string,
  isPlainer: (plainer: string, word: string) => boolean,
): string | null {
  const key = word.toLowerCase();
  const plainer = index.get(key) ?? index.get(american(key));
  if (!plainer || !plainer.split(/[\s-]/u).every((part) => isPlainer(part, word))) return null;
  return matchCase(plainer, word);
}
