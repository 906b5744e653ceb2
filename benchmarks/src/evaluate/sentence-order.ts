import { coherence, cuesOf, readPassage } from '@vernacular/coach';
import { mapOf } from '@vernacular/coach/map';

import { type Finding, shareOf } from '../frame/finding.ts';
import { dot, fitLogistic, spread } from './logistic.ts';
import { type PermutedText, permutedTexts } from './permuted-texts.ts';

interface Pair extends PermutedText {
  /** Cues of the true order minus those of the other order. */
  readonly difference: readonly number[];
  /** Coherence of the true order minus that of the other order, with the shipped weights. */
  readonly lead: number;
  readonly tied: number;
}

const folds = 10;
const win = (lead: number) => (lead > 1e-9 ? 1 : lead < -1e-9 ? 0 : 0.5);

/** Negative mean, over ideas shared by tied sentences, of the logarithm of their distance. */
function nearness(text: string): number {
  const far = mapOf(text).ties.flatMap(({ from, to, ideas }) =>
    ideas.map(() => Math.log(to - from)),
  );
  return far.length === 0 ? 0 : -far.reduce((sum, one) => sum + one, 0) / far.length;
}

function readPair(text: PermutedText): Pair {
  const [a, b] = [readPassage(text.original), readPassage(text.permuted)];
  const other = Object.values(cuesOf(b));
  const difference = Object.values(cuesOf(a)).map((value, at) => value - (other[at] ?? 0));
  const tied = nearness(text.original) - nearness(text.permuted);
  return { ...text, difference, lead: coherence(a) - coherence(b), tied };
}

function weightsFor(pairs: readonly Pair[]): readonly number[] {
  const rows = pairs.map(({ difference }) => difference);
  const scale = spread(rows);
  const fitted = fitLogistic(rows.map((row) => row.map((value, at) => value / (scale[at] ?? 1))));
  return fitted.map((weight, at) => weight / (scale[at] ?? 1));
}

/** Ten-fold cross-validation, split by document. Returns the lead of the true order for each pair. */
function crossValidated(pairs: readonly Pair[]): readonly number[] {
  const documents = [...new Set(pairs.map(({ document }) => document))].toSorted();
  const foldOf = new Map(documents.map((document, at) => [document, at % folds]));
  const isIn = (fold: number) => (pair: Pair) => foldOf.get(pair.document) === fold;
  const leads = pairs.map(() => 0);
  for (let fold = 0; fold < folds; fold++) {
    const isOut = isIn(fold);
    const weights = weightsFor(pairs.filter((pair) => !isOut(pair)));
    for (const [at, pair] of pairs.entries())
      if (isOut(pair)) leads[at] = dot(pair.difference, weights);
  }
  return leads;
}

/**
 * How often the coherence measure prefers the writer's order, with cross-validated and with shipped weights. `says`
 * prints the weights fitted on all pairs.
 */
export function sentenceOrder(data: string, says = false): readonly Finding[] {
  const pairs = permutedTexts(data).map(readPair);
  if (pairs.length === 0) return [];
  const leads = crossValidated(pairs);
  if (says) {
    const names = Object.keys(cuesOf(readPassage('')));
    const fitted = weightsFor(pairs);
    console.log(names.map((name, at) => `  ${name}: ${(fitted[at] ?? 0).toFixed(2)},`).join('\n'));
  }
  const groups = new Set(pairs.map(({ set, isSwap }) => `${set} ${isSwap}`));
  return [...groups].flatMap((group): readonly Finding[] => {
    const chosen = [...pairs.entries()].filter(([, one]) => `${one.set} ${one.isSwap}` === group);
    const [set = '', isSwap] = group.split(' ');
    const kind = isSwap === 'true' ? 'two neighbours swapped' : 'sentences permuted';
    const finding = (how: string, leadOf: (place: number, pair: Pair) => number) =>
      shareOf(
        set,
        `true order preferred, ${kind}, ${how}`,
        chosen.map(([at, pair]) => win(leadOf(at, pair))),
      );
    return [
      finding('cross-validated', (at) => leads[at] ?? 0),
      finding('weights as shipped', (_, { lead }) => lead),
      finding('by the ties of the map alone', (_, { tied }) => tied),
    ];
  });
}
