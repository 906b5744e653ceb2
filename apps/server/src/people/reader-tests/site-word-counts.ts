import { foldWord } from '@vernacular/analyzer';

import {
  type CountedWord,
  type ReaderTestRecord,
  readerTestDays,
  type Store,
} from '../../store/index.ts';
import { fewestReaders } from './filter-readers.ts';
import { loadRound, withoutDoubtful } from './round.ts';
import type { ReadLevels } from './word-families-levels-marks.ts';

export interface CountSources {
  readonly store: Pick<Store, 'readerTests' | 'readerCounts'>;
  readonly readLevels: ReadLevels;
  readonly now: () => Date;
}

/** A word is shown only if so many readers met it in so many texts, so that it tells of no single text. */
const fewestToShow = { readers: 20, rounds: 3 };
const day = 24 * 60 * 60 * 1000;

/** By the site's own dictionary; empty with too few readers, or in a language without a dictionary. */
async function wordsOf(
  { store, readLevels }: CountSources,
  test: ReaderTestRecord,
  rounds: number,
): Promise<readonly CountedWord[]> {
  // The writer's own dictionary is left out, because it would tell something about the writer.
  const bySite = { ...test, dictionary: null, userId: null };
  const round = await loadRound({ store: store.readerTests, readLevels }, bySite);
  const { levels, families, marked } = round;
  const { language } = levels;
  const answers = withoutDoubtful(round);
  if (language === null || answers.length < fewestReaders) return [];
  const words = new Map<string, CountedWord>();
  for (const { at } of families) {
    // A reader who marks one form of a word means its other forms, too, but seldom marks each of them.
    const times = answers.filter((answer) =>
      at.some((each) => marked.get(answer)!.has(each)),
    ).length;
    for (const { start, end, level, count } of at.map((each) => levels.words[each]!)) {
      // A word that the dictionary has never seen may be a name.
      if (!count) continue;
      const word = foldWord(test.text.slice(start, end), language);
      words.set(word, { language, word, level, readers: answers.length, marked: times, rounds });
    }
  }
  return [...words.values()];
}

/** The tests added to the counts, latest end first; `rounds` is 0 for a text that was asked about before, else 1. */
async function givenRounds({ readerTests, readerCounts }: CountSources['store']) {
  const texts = new Set<string>();
  const rounds = [];
  for (const { id, givenAt } of await readerCounts.given()) {
    const test = await readerTests.open(id);
    if (test === null) continue;
    const isAgain = test.previousId !== null || texts.has(test.text);
    texts.add(test.text);
    rounds.push({ test, givenAt, rounds: isAgain ? 0 : 1 });
  }
  return rounds;
}

/**
 * Returns the words that enough readers met in enough of the counted reader tests, with how many met and how many
 * marked each, in the order of the words. A test counts from the month after it has ended and its writer has added it,
 * together with the others of that month, so that nobody sees a single answer come in.
 */
export async function siteWordCounts(sources: CountSources): Promise<readonly CountedWord[]> {
  const { store, now } = sources;
  const month = `${now().toISOString().slice(0, 7)}-01`;
  const all = new Map<string, CountedWord>();
  const add = (words: readonly CountedWord[]) => {
    for (const word of words) {
      const key = `${word.language} ${word.word}`;
      const { readers = 0, marked = 0, rounds = 0 } = all.get(key) ?? {};
      all.set(key, {
        ...word,
        readers: readers + word.readers,
        marked: marked + word.marked,
        rounds: rounds + word.rounds,
      });
    }
  };
  add(await store.readerCounts.words());
  for (const { test, givenAt, rounds } of await givenRounds(store))
    if (givenAt < month && test.endsAt < month) add(await wordsOf(sources, test, rounds));
  return [...all.values()]
    .filter(
      ({ readers, rounds }) => readers >= fewestToShow.readers && rounds >= fewestToShow.rounds,
    )
    .toSorted((one, two) => (one.word < two.word ? -1 : 1));
}

/** Stores the counts of tests whose time is over and deletes these tests, so that no count leads back to them. */
export async function archiveGivenRounds(sources: CountSources): Promise<void> {
  const { store, now } = sources;
  const over = new Date(now().getTime() - readerTestDays * day).toISOString();
  for (const { test, rounds } of await givenRounds(store))
    if (test.endsAt < over)
      await store.readerCounts.close(test.id, await wordsOf(sources, test, rounds));
}
