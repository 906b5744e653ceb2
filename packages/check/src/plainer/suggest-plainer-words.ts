import type { LanguageCode } from '@vernacular/analyzer';

import { tagEachOnce, type TagWords } from '../text/part-of-speech-tagger.ts';
import { inForm, type FormName } from './grammatical-forms.ts';
import { fitting, formInSentence, fitsSentence, type Place } from './sentence-fit.ts';
import { entriesMet, type Met } from './plain-word-index.ts';
import type { PartOfSpeech } from './tables/plain-entries.ts';

/** Whether the dictionary has a word on a more common level than another. */
export type IsPlainer = (plainer: string, word: string) => boolean;

interface Context {
  readonly sentence: string;
  readonly start: number;
  readonly tag: TagWords;
}

const matchCase = (plainer: string, word: string) =>
  /^\p{Lu}/u.test(word) && !/^\p{Lu}{2}/u.test(word)
    ? plainer[0]?.toUpperCase() + plainer.slice(1)
    : plainer;

const shapesOf = (plainer: string, part: PartOfSpeech, forms: readonly FormName[]) => [
  ...new Set(forms.map((form) => inForm(plainer, part, form))),
];

function placeOf({ sentence, start, tag }: Context): Place | null {
  const words = tag(sentence);
  const at = words.findIndex((word) => word.start === start);
  return at === -1 ? null : { words, at };
}

function inFormMeant(
  plainer: string,
  { entry: { word, part }, forms }: Met,
  place: Place | null,
): string | null {
  const shapes = shapesOf(plainer, part, forms);
  const form = shapes.length > 1 && place ? formInSentence(word, forms, place) : null;
  const [shape, other] = form ? shapesOf(plainer, part, [form]) : shapes;
  return other === undefined ? (shape ?? null) : null;
}

/**
 * Plainer words for a form (“utilised” gives “used”), best first; often none, because no suggestion is better than a
 * wrong one. With its sentence, the word must have the entry's part of speech there; without it, a word with two
 * parts of speech gets none.
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
    .filter((plainer) => !place || fitsSentence(plainer, place))
    .map((plainer) => inFormMeant(plainer, met, place))
    .filter((plainer) => plainer !== null)
    .filter((plainer) => plainer.split(/[\s-]/u).every((part) => isPlainer(part, word)))
    .map((plainer) => matchCase(plainer, word));
}

interface Passage {
  readonly text: string;
  readonly language: LanguageCode;
  readonly sentences: readonly { readonly text: string; readonly start: number }[];
}

/** Finds the plainer word for a word at `start`, or at its first occurrence; null if there is none. */
export type PlainerOf = (word: string, start?: number) => string | null;

const letter = /[\p{L}\p{M}]/u;

function startOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !letter.test(text[at - 1] ?? '') && !letter.test(text[at + word.length] ?? '');
    if (isWhole) return at;
  }
  return -1;
}

/**
 * Looks up plainer words for an English draft, each judged in its own sentence. Without a tagger, only words with one
 * part of speech get one.
 */
export function plainerWordLookup(
  { text, sentences, language }: Passage,
  isPlainer: IsPlainer,
  tagger?: TagWords,
): PlainerOf {
  const tag = tagEachOnce(tagger ?? (() => []));
  return (word, start = startOf(word, text)) => {
    if (language !== 'en') return null;
    const sentence = sentences.findLast((one) => one.start <= start);
    if (!tagger || !sentence) return plainerWordsFor(word, isPlainer)[0] ?? null;
    const context = { sentence: sentence.text, start: start - sentence.start, tag };
    return plainerWordsFor(word, isPlainer, context)[0] ?? null;
  };
}
