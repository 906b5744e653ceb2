import type { CoachComment } from '@vernacular/exercises';

import { mostTokens } from './dialect.ts';
import { followAnswer } from './follow-answer.ts';

/** As many comments as a student is shown. */
const enough = 3;

/** A good answer lists three; whoever lists more than these has lost the thread. */
const mostJudged = 12;

/** An answer that ends soon after its third comment is heard out, for its cost is told at the end. */
const lastWords = 200;

/** Five letters a token: no answer within its limit is longer. */
export const longestAnswer = 5 * mostTokens;

/**
 * Judges an answer while it comes, again only when one more comment stands whole, so that a long answer costs no more
 * than its letters. `judge` gives the comments that may be shown of a beginning.
 */
export function hearAnswer({
  judge,
  onComments,
  wantsVersion,
  thinksUnmarked,
}: {
  readonly judge: (content: string) => readonly CoachComment[];
  readonly onComments: (comments: readonly CoachComment[]) => void;
  readonly wantsVersion: boolean;
  readonly thinksUnmarked: boolean;
}) {
  const answer = followAnswer(thinksUnmarked);
  let heard: readonly CoachComment[] = [];
  let length = 0;
  let sinceEnough = 0;
  return {
    heard: () => heard,
    hasEnough: () => heard.length >= enough,
    /** Takes a piece; true when nothing more is needed, or will be read. */
    hear(piece: string): boolean {
      length += piece.length;
      if (heard.length >= enough) sinceEnough += piece.length;
      const known = answer.count();
      if (answer.hear(piece) && heard.length < enough && known < mostJudged) {
        const comments = judge(answer.soFar(mostJudged));
        if (comments.length > heard.length) {
          heard = comments;
          onComments(heard);
        }
      }
      return (
        length > longestAnswer ||
        answer.count() > mostJudged ||
        (!wantsVersion && sinceEnough > lastWords)
      );
    },
  };
}
