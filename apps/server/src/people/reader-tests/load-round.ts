import type { ReaderTestRecord, Store } from '../../store/index.ts';
import type { KeptAnswer } from './read-answer.ts';
import { familiesOf, markedWords, type ReadLevels } from './word-families-levels-marks.ts';

export interface Sources {
  readonly store: Store['readerTests'];
  readonly readLevels: ReadLevels;
}

/** Loads the answers to a reader test and the levels of its words, and finds the words that each answer marks. */
export async function loadRound({ store, readLevels }: Sources, test: ReaderTestRecord) {
  const { text, textLanguage, dictionary, userId: ownerId } = test;
  const answers = (await store.answers(test.id)) as readonly KeptAnswer[];
  const levels = await readLevels(text, { textLanguage, dictionary, ownerId });
  return {
    answers,
    levels,
    families: familiesOf(text, levels),
    marked: new Map(answers.map((answer) => [answer, markedWords(levels.words, answer)])),
  };
}

export type Round = Awaited<ReturnType<typeof loadRound>>;
