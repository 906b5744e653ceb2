import { cues } from '../claims/cues.ts';
import { type StrongerClaim, strongerClaims } from '../claims/stronger-claims.ts';
import { keyStems, readPassage, sharedStems } from '../text/passage.ts';
import { quote, shortened } from '../text/quote.ts';
import type { Fact } from './fact.ts';

/** Words of caution, the surest first: the sentence before has one, the sentence after has none. */
const cautions = [cues.hedge, cues.association, cues.relation, cues.predicts, cues.likely];
const causes = [cues.verbNow, cues.verbPast];
const fewestShared = 3;
const sameShare = 0.5;

/** The word of caution that went and the word of cause that stands now; null where a list does not hold both. */
function wordsOf({ before, after }: StrongerClaim) {
  const caution = cautions.map((one) => one.exec(before)?.[0]).find((one) => one !== undefined);
  const cause = causes.map((one) => one.exec(after)?.[0]).find((one) => one !== undefined);
  const isCareful = cautions.some((one) => one.test(after)) || cues.can.test(after);
  return caution === undefined || cause === undefined || isCareful ? null : { caution, cause };
}

/** Whether two sentences are about the same: half of the shorter one's words stand in the other. */
function isSameMatter({ before, after }: StrongerClaim): boolean {
  const [one, other] = [readPassage(before).words, readPassage(after).words];
  const shared = sharedStems(one, other).size;
  const fewest = Math.min(keyStems(one).length, keyStems(other).length);
  return shared >= fewestShared && shared >= fewest * sameShare;
}

const found = (before: string, after: string) => {
  for (const claim of strongerClaims(before, after)) {
    const words = wordsOf(claim);
    if (words && isSameMatter(claim)) return { ...claim, ...words };
  }
  return null;
};

/** A sentence that tells a cause without the word of caution that the first text has. English only. */
export const strongerClaim: Fact = ({ draft, earlier, messages }) => {
  const claim = earlier[0] ? found(earlier[0].text, draft.text) : null;
  if (!claim) return null;
  const { quoted } = messages;
  return {
    kind: 'change',
    text: messages.strongerClaim(
      quoted(shortened(claim.before)),
      quoted(claim.caution),
      quoted(claim.cause),
    ),
    quote: quote(claim.after),
  };
};

/** An answer that tells a cause without the word of caution that the draft has. English only. */
export const strongerAnswer: Fact = ({ draft, answer, messages }) => {
  const claim = found(draft.text, answer.text);
  if (!claim) return null;
  const { quoted } = messages;
  return {
    kind: 'change',
    text: messages.strongerAnswer(
      quoted(shortened(claim.after)),
      quoted(claim.cause),
      quoted(claim.caution),
    ),
    quote: quote(claim.before),
  };
};
