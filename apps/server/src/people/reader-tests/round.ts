import { doubtful } from '@vernacular/reader-statistics';

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

export type Doubts = ReturnType<typeof doubtful>[number];

type MarkedText = Pick<Round, 'marked'> & {
  readonly levels: { readonly words: { readonly length: number } };
};

/** For each answer, whether it looks careless: too fast, all or none of many words marked, or the same as another. */
export const doubtsAbout = (answers: readonly KeptAnswer[], { levels, marked }: MarkedText) =>
  doubtful(
    answers.map((answer) => ({
      marked: [...marked.get(answer)!],
      replies: answer.answers,
      seconds: answer.seconds,
    })),
    levels.words.length,
  );

export const isDoubtful = (doubts: Doubts) => doubts.fast || doubts.allOrNone || doubts.repeated;

export function withoutDoubtful(round: Round): readonly KeptAnswer[] {
  const doubts = doubtsAbout(round.answers, round);
  return round.answers.filter((_, at) => !isDoubtful(doubts[at]!));
}
