import type { Dictionary } from '../dictionary.ts';
import type { Tokens } from '../tokens.ts';
import { findExplained } from './explained-words.ts';
import type { Refinement } from './refinement.ts';
import { relevel } from './relevel.ts';
import { findTechnicalSenses } from './technical-senses.ts';
import { findTerms } from './multi-word-terms.ts';

/** The words with their refined levels, and what the refined method found, in the order of the text. */
export function refine(text: string, published: Tokens, dictionary: Dictionary) {
  const { leveled, symbols, relatives, names } = relevel(text, published, dictionary);
  const { tokens } = leveled;
  const refinements: Refinement[] = [];
  for (const { at, base } of relatives) refinements.push({ kind: 'family', at, base });
  for (const at of names) refinements.push({ kind: 'name', at });
  for (const term of findTerms(leveled)) refinements.push({ kind: 'term', ...term });
  for (const at of findExplained(leveled)) refinements.push({ kind: 'explained', at });
  for (const { at, sense } of findTechnicalSenses(leveled)) {
    refinements.push({ kind: 'technical-sense', at, sense });
  }
  return { tokens, refinements: refinements.sort((one, other) => one.at - other.at), symbols };
}
