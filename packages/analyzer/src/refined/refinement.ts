import type { Dictionary } from '../dictionary.ts';
import type { Tokens } from '../tokens.ts';

/** What the refined method found at a word; `at` is its place among the tokens. */
export type Refinement =
  /** A name, left alone. */
  | { readonly kind: 'name'; readonly at: number }
  /** Explained earlier in the text; its level stays. */
  | { readonly kind: 'explained'; readonly at: number }
  /** Read as the plural or the third person of a better-known word. */
  | { readonly kind: 'family'; readonly at: number; readonly base: string }
  /** Opens a term of several words that the text repeats or the dictionary lists; its level stays. */
  | { readonly kind: 'term'; readonly at: number; readonly length: number }
  /** An everyday word that means something else in science; its level stays. */
  | { readonly kind: 'technical-sense'; readonly at: number; readonly sense: string };

/** A text with its words, as the rules of the refined method read it. */
export interface LeveledText {
  readonly text: string;
  readonly tokens: Tokens;
  readonly dictionary: Dictionary;
  /** Folded forms of the words. */
  readonly words: readonly string[];
  /** Place of the first word of each sentence. */
  readonly openers: ReadonlySet<number>;
}
