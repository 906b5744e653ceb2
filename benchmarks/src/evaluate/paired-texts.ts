import { type Dictionary, measure } from '@vernacular/analyzer';

import { jsonLines } from './data-folder.ts';
import { type Finding, share } from './finding.ts';

interface CochranePair {
  readonly technical: string;
  readonly lay: string;
}
interface OneStopTriple {
  readonly elementary: string;
  readonly intermediate: string;
  readonly advanced: string;
}

/** How often the plainer text of a pair gets the higher unrounded score. */
export function pairedTexts(data: string, dictionary: Dictionary): readonly Finding[] {
  const wins = (pairs: readonly (readonly [plainer: string, other: string])[]) =>
    pairs.map(([plainer, other]) => {
      const [a, b] = [measure(plainer, dictionary), measure(other, dictionary)];
      return a.unroundedScore > b.unroundedScore;
    });
  const finding = (set: string, what: string, pairs: Parameters<typeof wins>[0]): Finding => ({
    set,
    what,
    value: share(wins(pairs)),
    of: pairs.length,
  });
  const cochrane = jsonLines(data, 'cochrane_pairs') as readonly CochranePair[];
  const oneStop = jsonLines(data, 'onestop_english') as readonly OneStopTriple[];
  return [
    finding(
      'cochrane_pairs',
      'plain scores higher than technical',
      cochrane.map(({ lay, technical }) => [lay, technical]),
    ),
    finding(
      'onestop_english',
      'elementary scores higher than intermediate',
      oneStop.map(({ elementary, intermediate }) => [elementary, intermediate]),
    ),
    finding(
      'onestop_english',
      'intermediate scores higher than advanced',
      oneStop.map(({ intermediate, advanced }) => [intermediate, advanced]),
    ),
    finding(
      'onestop_english',
      'elementary scores higher than advanced',
      oneStop.map(({ elementary, advanced }) => [elementary, advanced]),
    ),
  ];
}
