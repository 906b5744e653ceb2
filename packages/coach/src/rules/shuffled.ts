import { coherence } from '../coherence/coherence.ts';
import { pointsBack } from '../coherence/openings.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Rule } from './rule.ts';

const fewestSentences = 5;
/** Each sentence is tried behind each other one: the work grows with the cube. */
const mostSentences = 20;
const orders = 60;
const longestBegun = 6;
/** Of 90 published texts none reaches a half, but a student’s own, in good order, had 36 of 60. */
const doubtful = 0.75;

/** Numbers from 0 to 1 that look drawn by lot and are the same each time. See: Park & Miller 1988. */
function numbers() {
  let seed = 7;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffled(sentences: readonly Sentence[], next: () => number): readonly Sentence[] {
  const all = [...sentences];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

/** How many of sixty other orders of the sentences hold together better, by the words neighbours share and take up. */
export function betterOrders(draft: Passage): number {
  const own = coherence(draft);
  const next = numbers();
  const others = Array.from({ length: orders }, () => shuffled(draft.sentences, next));
  return others.filter((sentences) => coherence({ ...draft, sentences }) > own).length;
}

/** What closes a text, or counts its parts, stands where it says. */
const closes =
  /^(?:in (?:conclusion|sum(?:mary)?|short|the end)|to (?:conclude|sum up|summari[sz]e)|overall|finally|last(?:ly)?|all in all|first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then)(?!\p{L})/iu;

/** The sentence that would follow another more easily than the one it follows, and that other. */
function bestMove(draft: Passage): readonly [moved: Sentence, after: Sentence] | null {
  const all = draft.sentences;
  // The opening stays where it is: what it introduces would else stand before it.
  const moves = all.flatMap((moved, from) =>
    (from === 0 ? [] : all).flatMap((after, to) => {
      if (moved === after || to === from - 1 || closes.test(moved.text)) return [];
      // What begins “However, …” needs the sentence it stands behind.
      if (pointsBack(all[from + 1]?.text ?? '', draft.language)) return [];
      const others = all.toSpliced(from, 1);
      const sentences = others.toSpliced(others.indexOf(after) + 1, 0, moved);
      return [{ moved, after, gain: coherence({ ...draft, sentences }) }];
    }),
  );
  const [best] = moves.toSorted((one, other) => other.gain - one.gain);
  return best ? [best.moved, best.after] : null;
}

/** A text in whose order hardly anything takes up what stands before it. English only: the measure was fitted on English. */
export const shuffledOrder: Rule = ({ draft, say, language }) => {
  const count = draft.sentences.length;
  if (language !== 'en' || count < fewestSentences || count > mostSentences) return null;
  const better = betterOrders(draft);
  const move = better / orders >= doubtful ? bestMove(draft) : null;
  if (!move) return null;
  const [moved, after] = move;
  const words = after.text.split(/\s+/u);
  const begun =
    words.length > longestBegun ? `${words.slice(0, longestBegun).join(' ')} …` : after.text;
  return {
    kind: 'question',
    text: say.facts.shuffled(begun),
    quote: quote(moved.text),
  };
};
