import type { ReaderResults } from '@vernacular/contract';
import { foldWord } from '@vernacular/analyzer';
import { agreement, rasch, rocArea, twoProportions, wilson } from '@vernacular/reader-statistics';

import type { Round } from './round.ts';
import { wordsOfMarks } from './word-families-levels-marks.ts';

type Shown = NonNullable<ReaderResults['shown']>;

export type MarkedFamily = Shown['families'][number] & {
  /** Its count in the dictionary; null without a dictionary. */
  readonly count: number | null;
};

const shareOf = (marked: number, readers: number) => {
  const { estimate: share, low, high } = wilson(marked, readers)!;
  return { share, low, high };
};

/** For each word of the text, where it stands: how many readers marked it, and their share with its interval. */
export function markedPlaces({ answers, levels, marked }: Round): Shown['words'] {
  const times = new Uint32Array(levels.words.length);
  for (const answer of answers) for (const at of marked.get(answer)!) times[at]! += 1;
  return levels.words.map(({ start, end, level }, at) => ({
    start,
    end,
    level,
    marked: times[at]!,
    known: answers.length - times[at]!,
    ...shareOf(times[at]!, answers.length),
  }));
}

/** How many readers marked each different word, in any form, anywhere; those marked by most come first. */
export function markedFamilies({ answers, families, marked }: Round): readonly MarkedFamily[] {
  const rows = answers.map((answer) => {
    const places = marked.get(answer)!;
    return families.map(({ at }) => at.some((each) => places.has(each)));
  });
  const times = families.map((_, column) => rows.filter((row) => row[column]).length);
  const difficulties = difficultiesOf(rows, times);
  return families
    .map(({ word, level, count }, column) => {
      return {
        word,
        level,
        count,
        marked: times[column]!,
        readers: answers.length,
        ...shareOf(times[column]!, answers.length),
        difficulty: difficulties.get(column) ?? null,
      };
    })
    .toSorted((one, two) => two.marked - one.marked);
}

/** In words. A longer mark is a passage, and its edges differ from reader to reader. */
const longestPhrase = 6;
const fewestForPhrase = 2;

/** How many readers marked the same words as one phrase; those marked by most come first. */
export function markedPhrases(text: string, { answers, levels }: Round): Shown['phrases'] {
  const times = new Map<string, number>();
  const written = (at: number) => {
    const { start, end } = levels.words[at]!;
    return foldWord(text.slice(start, end), levels.language ?? 'en');
  };
  for (const answer of answers) {
    const phrases = wordsOfMarks(levels.words, answer)
      .filter(({ length }) => length > 1 && length <= longestPhrase)
      .map((words) => words.map(written).join(' '));
    for (const phrase of new Set(phrases)) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  }
  return [...times]
    .filter(([, marked]) => marked >= fewestForPhrase)
    .map(([phrase, marked]) => ({ phrase, marked }))
    .toSorted((one, two) => two.marked - one.marked);
}

/** Words that the Rasch model fits. Its time grows with the square of this, and other requests wait for it. */
const mostModelled = 60;

/**
 * The Rasch difficulties of the words that most readers marked, by their columns, relative to the median ability of the
 * readers: the 0 of the model is the average reader, whom a few strict ones move. An empty map when no model fits.
 */
function difficultiesOf(rows: readonly (readonly boolean[])[], times: readonly number[]) {
  const columns = [...times.keys()]
    .filter((column) => times[column]! > 0)
    .toSorted((one, two) => times[two]! - times[one]!)
    .slice(0, mostModelled);
  const model = rasch(rows.map((row) => columns.map((column) => row[column]!)));
  if (model === null) return new Map<number, never>();
  const middle = median(model.abilities.map(({ estimate }) => estimate));
  return new Map(
    model.difficulties.map((fitted, at) => [
      columns[at]!,
      fitted && {
        estimate: fitted.estimate - middle,
        low: fitted.low - middle,
        high: fitted.high - middle,
      },
    ]),
  );
}

function median(values: readonly number[]): number {
  const ordered = values.toSorted((one, two) => one - two);
  const half = ordered.length / 2;
  return (ordered[Math.ceil(half) - 1]! + ordered[Math.floor(half)]!) / 2;
}

/** A word is hard for these readers when a quarter of them marked it. */
const hardShare = 0.25;

/**
 * Returns how well the levels of the different words of a text predict which of them a quarter of the readers or more
 * marked. Mid-frequency and rare words count as predicted to be hard, except for `auc`, which ranks the words by their
 * counts.
 */
export function agreementOf(families: readonly MarkedFamily[]): Shown['agreement'] {
  const hard = families.map(({ share }) => share >= hardShare);
  const flagged = families.map(({ level }) => level === 'mid' || level === 'rare');
  const { counts, sensitivity, specificity, kappa } = agreement(flagged, hard);
  return {
    sensitivity,
    specificity,
    kappa,
    auc: rocArea(
      families.map(({ count }) => -(count ?? 0)),
      hard,
    ),
    markedWords: counts.found + counts.missed,
    foundWords: counts.found,
  };
}

/** For words of both rounds that somebody marked, the shares of readers and the difference with its interval. */
export function changesBetween(
  before: readonly MarkedFamily[],
  after: readonly MarkedFamily[],
): NonNullable<Shown['previous']>['changes'] {
  const then = new Map(before.map((family) => [family.word, family]));
  return after
    .flatMap((now) => {
      const was = then.get(now.word);
      if (was === undefined || was.marked + now.marked === 0) return [];
      const change = twoProportions(now.marked, now.readers, was.marked, was.readers)!;
      const { estimate: difference, low, high } = change;
      return { word: now.word, before: was.share, after: now.share, difference, low, high };
    })
    .toSorted((one, two) => one.difference - two.difference);
}
