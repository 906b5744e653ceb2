import type { TagWords } from '../text/parts-of-speech.ts';
import { inForm, type FormName } from './forms.ts';
import { fitting, formMeant, standsHere, type Place } from './in-sentence.ts';
import { entriesMet, type Met } from './plain-index.ts';
import type { PartOfSpeech } from './tables/plain-entry.ts';

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

/** A plainer word in each form the written one may have: more than one means that we can't tell. */
const shapesOf = (plainer: string, part: PartOfSpeech, forms: readonly FormName[]) => [
  ...new Set(forms.map((form) => inForm(plainer, part, form))),
];

function placeOf({ sentence, start, tag }: Context): Place | null {
  const words = tag(sentence);
  const at = words.findIndex((word) => word.start === start);
  return at === -1 ? null : { words, at };
}

/** A plainer word in the one form that is meant, or null when that is not sure. */
function inFormMeant(
  plainer: string,
  { entry: { word, part }, forms }: Met,
  place: Place | null,
): string | null {
  const shapes = shapesOf(plainer, part, forms);
  const form = shapes.length > 1 && place ? formMeant(word, forms, place) : null;
  const [shape, other] = form ? shapesOf(plainer, part, [form]) : shapes;
  return other === undefined ? (shape ?? null) : null;
}

/**
 * The plainer words for a form such as “utilised”, inflected to fit (“used”), the best first; often none: no
 * suggestion is better than a wrong one. With its sentence, the word must be of the entry's part of speech there;
 * without, a word of two parts of speech gets nothing.
 */
export function plainerWordsFor(
  word: string,
  isPlainer: IsPlainer,
  context?: Context,
): readonly string[] {
  const known = entriesMet(word);
  if (known.length === 0) return [];
  const place = context ? placeOf(context) : null;
  if (context && !place) return [];
  const [met, other] = place ? fitting(known, place) : known;
  if (!met || other) return [];
  return met.entry.plainer
    .filter((plainer) => !place || standsHere(plainer, place))
    .map((plainer) => inFormMeant(plainer, met, place))
    .filter((plainer) => plainer !== null)
    .filter((plainer) => plainer.split(/[\s-]/u).every((part) => isPlainer(part, word)))
    .map((plainer) => matchCase(plainer, word));
}
