import { doubtful } from '@vernacular/reader-statistics';

import type { KeptAnswer } from './read-answer.ts';
import type { Round } from './load-round.ts';

export type Doubts = ReturnType<typeof doubtful>[number];

type MarkedText = Pick<Round, 'marked'> & {
  readonly levels: { readonly words: { readonly length: number } };
};

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
