import { mapOf } from '@vernacular/coach/map';

import { type Finding, shareOf } from '../frame/finding.ts';
import { permutedTexts } from './permuted-texts.ts';

/** Negative mean, over ideas shared by tied sentences, of the logarithm of their distance in sentences. */
function nearness(text: string): number {
  const far = mapOf(text).ties.flatMap(({ from, to, ideas }) =>
    ideas.map(() => Math.log(to - from)),
  );
  return far.length === 0 ? 0 : -far.reduce((sum, one) => sum + one, 0) / far.length;
}

const win = (lead: number) => (lead > 1e-9 ? 1 : lead < -1e-9 ? 0 : 0.5);

/** How often the ties of the draft map are shorter in the writer's order than in another order of the same sentences. */
export function sentenceOrder(data: string): readonly Finding[] {
  const pairs = permutedTexts(data).map(({ set, isSwap, original, permuted }) => ({
    set,
    kind: isSwap ? 'two neighbours swapped' : 'sentences permuted',
    score: win(nearness(original) - nearness(permuted)),
  }));
  const groups = new Map(pairs.map(({ set, kind }) => [`${set} ${kind}`, { set, kind }]));
  return [...groups.values()].map(({ set, kind }) =>
    shareOf(
      set,
      `true order preferred, ${kind}, by the ties of the map`,
      pairs.filter((pair) => pair.set === set && pair.kind === kind).map(({ score }) => score),
    ),
  );
}
