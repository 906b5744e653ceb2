import { toAmerican } from './to-american.ts';
import { toBritish } from './to-british.ts';

/** The other spellings of a folded English word, British or American; empty for most words. */
export function spellingVariants(word: string): string[] {
  const american = toAmerican(word);
  return [american, ...toBritish(american)].filter((form) => form !== word);
}
