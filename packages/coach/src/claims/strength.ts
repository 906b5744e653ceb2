import { type CueName, cues } from './cues.ts';
import { type Clue, weights } from './weights.ts';

/** How strongly a sentence ties one thing to another, weakest first. */
export const strengths = ['none', 'correlation', 'conditional', 'causal'] as const;

export type Strength = (typeof strengths)[number];

/** What one English sentence claims: how strongly, how sure that is (0 to 1), and the words that decide it. */
export interface Claim {
  readonly strength: Strength;
  readonly sureness: number;
  readonly words: readonly string[];
}

const shortTo = 14;

/** The clues in a sentence: its cues, and some of them together. */
function cluesIn(sentence: string): Readonly<Record<Clue, boolean>> {
  const has = (name: CueName) => cues[name].test(sentence);
  const isCausal = has('verbNow') || has('verbPast') || has('verbBare');
  const isTie = has('association') || has('relation') || has('predicts');
  const isShort = sentence.trim().split(/\s+/u).length < shortTo;
  const single = Object.fromEntries(
    (Object.keys(cues) as CueName[]).map((name) => [name, has(name)]),
  ) as Readonly<Record<CueName, boolean>>;
  return {
    ...single,
    always: true,
    causalAlone: isCausal && !isTie && !single.hedge,
    hedgedCause: isCausal && single.hedge,
    shortVerb: single.verbNow && isShort,
    plainTie: single.association && !single.hedge,
    hedgedTie: isTie && single.hedge,
    pastOfTreatment: single.verbPast && single.treatment,
    deniedCause: single.denial && (isCausal || single.effect),
  };
}

const most = 3;

/** Reads what a sentence claims. A multinomial logistic model of sixty weights over the cues. */
export function claimOf(sentence: string): Claim {
  const clues = cluesIn(sentence);
  const present = (Object.keys(weights) as Clue[]).filter((name) => clues[name]);
  const scores = strengths.map((_strength, at) =>
    at === 0 ? 0 : present.reduce((sum, name) => sum + (weights[name][at - 1] ?? 0), 0),
  );
  const top = scores.indexOf(Math.max(...scores));
  const all = scores.reduce((sum, score) => sum + Math.exp(score), 0);
  const words = present
    .flatMap((name) => {
      const found = name in cues ? cues[name as CueName].exec(sentence)?.[0].trim() : undefined;
      const weight = top === 0 ? 0 : (weights[name][top - 1] ?? 0);
      return found !== undefined && weight > 0 ? [{ found, weight }] : [];
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ found }) => found);
  return {
    strength: strengths[top] ?? 'none',
    sureness: Math.exp(scores[top] ?? 0) / all,
    words: [...new Set(words)].slice(0, most),
  };
}
