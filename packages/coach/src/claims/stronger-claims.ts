import { readPassage, type Sentence, sharedStems } from '../text/passage.ts';
import { claimOf, type Claim, strengths } from './strength.ts';

/** A claim that became stronger, with both sentences as written. */
export interface StrongerClaim {
  readonly before: string;
  readonly after: string;
  readonly beforeClaim: Claim;
  readonly afterClaim: Claim;
}

/** Below these it stays silent: a wrong alarm costs more than a missed one. */
const surely = 0.5;
const fewestShared = 2;

const rank = ({ strength }: Claim) => strengths.indexOf(strength);

interface Read {
  readonly sentence: Sentence;
  readonly claim: Claim;
}

const read = (text: string): readonly Read[] =>
  readPassage(text).sentences.map((sentence) => ({ sentence, claim: claimOf(sentence.text) }));

/** The sentence that speaks most of the same things. */
const nearest = ({ sentence }: Read, among: readonly Read[]) =>
  among
    .map((other) => ({ other, shared: sharedStems(other.sentence.words, sentence.words).size }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared || rank(b.other.claim) - rank(a.other.claim))[0]?.other;

/** “Does not cause”, “some newspapers wrote”: the text denies it, or tells who says so. */
const notItsOwn =
  /(?<!\p{L})(?:not|never|no|neither|nor|cannot|(?:some|many|most)? ?(?:newspapers?|headlines?|people|critics|websites) (?:\p{L}+ )?(?:say|said|claim|claimed|wrote|write|think|thought|believe|believed))(?!\p{L})|n['’]t(?!\p{L})/iu;

/**
 * The sentences of a text that tell a cause where the other text, about the same things, tells of a link or of a possible
 * cause. English only; silent where it is unsure, and where the sentence nearest in the other text tells as much.
 */
export function strongerClaims(before: string, after: string): readonly StrongerClaim[] {
  if (readPassage(after).language !== 'en') return [];
  const earlier = read(before);
  return read(after).flatMap((one) => {
    if (one.claim.sureness < surely || notItsOwn.test(one.sentence.text)) return [];
    const other = nearest(one, earlier);
    const isLess = other && rank(other.claim) > 0 && rank(other.claim) < rank(one.claim);
    if (!isLess || other.claim.sureness < surely) return [];
    return [
      {
        before: other.sentence.text,
        after: one.sentence.text,
        beforeClaim: other.claim,
        afterClaim: one.claim,
      },
    ];
  });
}
