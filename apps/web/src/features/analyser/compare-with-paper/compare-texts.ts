import { languageByScript } from '@vernacular/analyzer';
import {
  type NewNumbers,
  newNumbersIn,
  type StrongerClaim,
  strongerClaims,
} from '@vernacular/coach/claims';

/** `missing`: a box is empty. `language`: the two languages differ. `isCut`: a text is longer than `longest`. */
export type Outcome =
  | { readonly kind: 'missing'; readonly which: 'both' | 'paper' | 'yours' }
  | { readonly kind: 'language' }
  | {
      readonly kind: 'compared';
      /** Null for a text without numbers. */
      readonly numbers: readonly NewNumbers[] | null;
      /** Null where the texts are not in English. */
      readonly claims: readonly StrongerClaim[] | null;
      readonly isCut: boolean;
    };

/** Characters compared of each text: more than any abstract, yet fast enough that a writer notices no delay. */
const longest = 60_000;

const languageOf = (text: string) => languageByScript(text) ?? 'en';

/** Finds the numbers of a writer's text that the paper lacks, and the claims that it makes more strongly. */
export function compareTexts(paper: string, yours: string): Outcome {
  const lacksPaper = paper.trim() === '';
  const lacksYours = yours.trim() === '';
  if (lacksPaper || lacksYours)
    return {
      kind: 'missing',
      which: lacksPaper && lacksYours ? 'both' : lacksPaper ? 'paper' : 'yours',
    };
  const language = languageOf(yours);
  if (languageOf(paper) !== language) return { kind: 'language' };
  const [known, text] = [paper.slice(0, longest), yours.slice(0, longest)];
  return {
    kind: 'compared',
    numbers: newNumbersIn(known, text),
    claims: language === 'en' ? strongerClaims(known, text) : null,
    isCut: Math.max(paper.length, yours.length) > longest,
  };
}
