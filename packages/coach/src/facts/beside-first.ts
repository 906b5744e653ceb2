import type { Fact } from './fact.ts';
import { longestOf } from './longest-sentence.ts';

const fewestLess = 5;
/** A shorter first sentence held nobody up. */
const longFrom = 35;
const fewestOfFirst = 0.5;

/** The longest sentence of the first text and of the last, where it became shorter: the only praise there is. */
export const besideFirst: Fact = ({ draft, earlier, messages }) => {
  const [first] = earlier;
  if (!first || draft.words.length < first.words.length * fewestOfFirst) return null;
  const [was, now] = [longestOf(first), longestOf(draft)];
  return was && now && was.words >= longFrom && was.words - now.words >= fewestLess
    ? { kind: 'works', text: messages.longestWas(was.words, now.words), quote: '' }
    : null;
};
