import type { ReaderTestRecord, Store } from '../../store/index.ts';
import type { KeptAnswer } from './read-answer.ts';
import { familiesOf, markedWords, type ReadLevels } from './text-words.ts';

export interface Sources {
  readonly store: Store['readerTests'];
  readonly readLevels: ReadLevels;
}

/** A text with its words and answers. */
export async function roundOf({ store, readLevels }: Sources, test: ReaderTestRecord) {
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

export type Round = Awaited<ReturnType<typeof roundOf>>;
