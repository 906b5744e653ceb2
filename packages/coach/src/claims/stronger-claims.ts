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
const surelyLink = 0.5;
const surelyMore = 0.7;
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

/**
 * The sentences of a text that tell a cause where the other text, about the same things, tells of a link. English only;
 * silent where it is unsure, and where the sentence nearest in the other text tells the cause as well.
 */
export function strongerClaims(before: string, after: string): readonly StrongerClaim[] {
  if (readPassage(after).language !== 'en') return [];
  const earlier = read(before);
  return read(after).flatMap((one) => {
    const isMore = rank(one.claim) > rank(linked) && one.claim.sureness >= surelyMore;
    const other = isMore ? nearest(one, earlier) : undefined;
    if (!other || other.claim.strength !== 'correlation' || other.claim.sureness < surelyLink)
      return [];
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

const linked: Claim = { strength: 'correlation', sureness: 1, words: [] };
