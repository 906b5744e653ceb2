import {
  analyze,
  type Dictionary,
  type Level,
  levels,
  measure,
  type Method,
  type Totals,
  totalsOf,
} from '@vernacular/analyzer';

import { plainerWordsFor } from '../plainer/suggest-plainer-words.ts';
import { expandAbbreviation } from '../plainer/expand-abbreviation.ts';
import type { TagWords } from '../text/part-of-speech-tagger.ts';
import { sentenceAt, type Stretch } from '../text/sentences.ts';

/** A text with its totals, and the dictionary and method they were computed with. */
export interface ReadText {
  readonly text: string;
  readonly dictionary: Dictionary;
  readonly method: Method;
  readonly totals: Totals;
}

/** A plainer word for a word of a text, and the score that the text would have with it. */
export interface Suggestion {
  readonly plainer: string;
  /** The level of the hardest word of `plainer`. */
  readonly level: Level;
  /** The stretch to replace: the word, with “a” or “an” before it if that changes too. */
  readonly replaces: Stretch;
  readonly by: string;
  readonly unroundedScore: number;
}

const most = 3;

/** A word next to one of these is part of something longer: “immuno-suppressive”, “cell's”, “IL-6”. */
const joined = /[\p{L}\p{M}\p{N}'’‑_@-]/u;

const hasInnerCapital = /.\p{Lu}/u;

const isWhole = (text: string, { start, end }: Stretch) =>
  !joined.test(text[start - 1] ?? '') && !joined.test(text[end] ?? '');

const hardest = (text: string, dictionary: Dictionary): number => {
  const { rare, mid } = measure(text, dictionary);
  return rare > 0 ? 2 : mid > 0 ? 1 : 0;
};

/** The refined method has to read the changed text again; otherwise the difference is added to the totals. */
function totalsWith({ text, dictionary, method, totals }: ReadText, { replaces, by }: Change) {
  if (method === 'refined') {
    const changed = text.slice(0, replaces.start) + by + text.slice(replaces.end);
    return analyze(changed, dictionary, { method });
  }
  const gone = measure(text.slice(replaces.start, replaces.end), dictionary);
  const come = measure(by, dictionary);
  return totalsOf(
    totals.cleaned - gone.cleaned + come.cleaned,
    totals.mid - gone.mid + come.mid,
    totals.rare - gone.rare + come.rare,
  );
}

/** Words with an initial vowel sound: “hour”, but not “useful” or “one”. */
const vowel =
  /^(?!eu|one(?!\p{L})|once|uni(?!n)|us[aei]|ut[ei]|ubi)[aeiou]|^(?:heir|honest|honou?r|hour)/iu;

/** Changes “a” or “an” before a word to fit the first sound of its replacement: “an efficacious” → “a helpful”. */
const fixArticle = (before: string, plainer: string): string =>
  before.replace(
    /\b([Aa])n?(\s+)$/u,
    (_, a: string, space: string) => `${a}${vowel.test(plainer) ? 'n' : ''}${space}`,
  );

type Change = Pick<Suggestion, 'replaces' | 'by'>;

function changeTo(plainer: string, text: string, { start, end }: Stretch): Change {
  const before = /\b[Aa]n?\s+$/u.exec(text.slice(Math.max(0, start - 10), start))?.[0] ?? '';
  const article = fixArticle(before, plainer);
  return article === before
    ? { replaces: { start, end }, by: plainer }
    : { replaces: { start: start - before.length, end }, by: article + plainer };
}

function wordsFor({ text, dictionary }: ReadText, word: Stretch, tag: TagWords): readonly string[] {
  const written = text.slice(word.start, word.end);
  const level = hardest(written, dictionary);
  const isPlainer = (plainer: string) => hardest(plainer, dictionary) < level;
  const long = expandAbbreviation(text, word.start, word.end);
  if (long !== null) return isPlainer(long) ? [long] : [];
  if (level === 0 || hasInnerCapital.test(written)) return [];
  const sentence = sentenceAt(text, word.start, 'en');
  return plainerWordsFor(written, isPlainer, {
    sentence: text.slice(sentence.start, sentence.end),
    start: word.start - sentence.start,
    tag,
  });
}

/** The suggestion to replace a stretch of text by `plainer`, even if the score does not rise. */
export function insteadOf(read: ReadText, word: Stretch, plainer: string): Suggestion {
  const { replaces, by } = changeTo(plainer, read.text, word);
  const unroundedScore = totalsWith(read, { replaces, by }).unroundedScore ?? 0;
  const level = levels[hardest(plainer, read.dictionary)]!;
  return { plainer, level, replaces, by, unroundedScore };
}

/** Suggestions for those of the first three `words` that raise the score of the text, in order. */
export const worthwhile = (
  read: ReadText,
  word: Stretch,
  words: readonly string[],
): readonly Suggestion[] =>
  words
    .slice(0, most)
    .map((plainer) => insteadOf(read, word, plainer))
    .filter(({ unroundedScore }) => unroundedScore > (read.totals.unroundedScore ?? 0));

/**
 * Up to three plainer words that fit the sentence, best first, each with the exact score it would give. Often none,
 * since no suggestion is better than a wrong one; English only.
 */
export function suggestionsAt(read: ReadText, word: Stretch, tag: TagWords): readonly Suggestion[] {
  const { text, dictionary } = read;
  if (dictionary.language !== 'en' || !isWhole(text, word)) return [];
  return worthwhile(read, word, wordsFor(read, word, tag));
}
