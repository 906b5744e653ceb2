import { tellLanguage } from '@vernacular/analyzer';
import { type StrongerClaim, strongerClaims } from '@vernacular/coach/claims';

/** What comparing two texts gave: nothing yet, a language it can't read, or the claims that became stronger. */
export type Outcome =
  | { readonly kind: 'missing'; readonly which: 'both' | 'paper' | 'yours' }
  | { readonly kind: 'language' }
  | {
      readonly kind: 'compared';
      readonly claims: readonly StrongerClaim[];
      readonly isCut: boolean;
    };

/** Characters of each text that are compared: more than any abstract, and done before a writer notices. */
const longest = 60_000;

/** Compares a text with the paper it is about, on this device. */
export function compareTexts(paper: string, yours: string): Outcome {
  const lacksPaper = paper.trim() === '';
  const lacksYours = yours.trim() === '';
  if (lacksPaper || lacksYours)
    return {
      kind: 'missing',
      which: lacksPaper && lacksYours ? 'both' : lacksPaper ? 'paper' : 'yours',
    };
  if ([paper, yours].some((text) => (tellLanguage(text) ?? 'en') !== 'en'))
    return { kind: 'language' };
  return {
    kind: 'compared',
    claims: strongerClaims(paper.slice(0, longest), yours.slice(0, longest)),
    isCut: Math.max(paper.length, yours.length) > longest,
  };
}
