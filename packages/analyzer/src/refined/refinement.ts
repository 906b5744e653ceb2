import type { Dictionary } from '../dictionary.ts';
import type { Tokens } from '../tokens.ts';

/** What the refined method found at token `at`. Names become common, `family` words take the level of their base. */
export type Refinement =
  | { readonly kind: 'name'; readonly at: number }
  | { readonly kind: 'explained'; readonly at: number }
  | { readonly kind: 'family'; readonly at: number; readonly base: string }
  | { readonly kind: 'term'; readonly at: number; readonly length: number }
  | { readonly kind: 'technical-sense'; readonly at: number; readonly sense: string };

/** A text with the tokens that the refined method keeps; `words` are these, folded. */
export interface LeveledText {
  readonly text: string;
  readonly tokens: Tokens;
  readonly dictionary: Dictionary;
  readonly words: readonly string[];
  /** Indices of the tokens that begin a sentence. */
  readonly openers: ReadonlySet<number>;
}
