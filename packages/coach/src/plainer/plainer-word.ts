import type { TagWords } from '../text/parts-of-speech.ts';
import { inForm, type FormName } from './forms.ts';
import { fitting, formMeant, type Place } from './in-sentence.ts';
import { entriesMet, type Met } from './plain-index.ts';

/** Whether a word is at least one level more common than another: the dictionary has the last word. */
export type IsPlainer = (plainer: string, word: string) => boolean;

/** The sentence a word stands in, where it begins there, and who tells its part of speech. */
export interface Context {
  readonly sentence: string;
  readonly start: number;
  readonly tag: TagWords;
}

const matchCase = (plainer: string, word: string) =>
  /^\p{Lu}/u.test(word) && !/^\p{Lu}{2}/u.test(word)
    ? plainer[0]?.toUpperCase() + plainer.slice(1)
    : plainer;

/** The plainer word in each form the written one may have: more than one means that we can't tell. */
const shapesOf = ({ entry: { plainer, part } }: Met, forms: readonly FormName[]) => [
  ...new Set(forms.map((form) => inForm(plainer, part, form))),
];

function placeOf({ sentence, start, tag }: Context): Place | null {
  const words = tag(sentence);
  const at = words.findIndex((word) => word.start === start);
  return at === -1 ? null : { words, at };
}

/**
 * The plainer word for a form such as “utilised”, inflected to fit (“used”), or null: no suggestion is
 * better than a wrong one. With its sentence, the word must be of the entry's part of speech there;
 * without, a word of two parts of speech gets nothing.
 */
export function plainerWordFor(
  word: string,
  isPlainer: IsPlainer,
  context?: Context,
): string | null {
  const known = entriesMet(word);
  if (known.length === 0) return null;
  const place = context ? placeOf(context) : null;
  if (context && !place) return null;
  const met = place ? fitting(known, place) : known;
  const [one, other] = met;
  if (!one || other) return null;
  let shapes = shapesOf(one, one.forms);
  if (shapes.length > 1 && place) {
    const form = formMeant(one.forms, place);
    shapes = form ? shapesOf(one, [form]) : [];
  }
  const [plainer] = shapes;
  if (shapes.length !== 1 || !plainer) return null;
  return plainer.split(/[\s-]/u).every((part) => isPlainer(part, word))
    ? matchCase(plainer, word)
    : null;
}
