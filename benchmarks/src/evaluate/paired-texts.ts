import { jsonLines } from './data-folder.ts';

interface CochranePair {
  readonly technical: string;
  readonly lay: string;
}
interface OneStopTriple {
  readonly elementary: string;
  readonly intermediate: string;
  readonly advanced: string;
}
interface AnyPair {
  readonly plainer: string;
  readonly other: string;
}

/** Pairs of texts on the same matter, of which the first was written to be plainer. */
export interface PairSet {
  readonly name: string;
  readonly pairs: readonly (readonly [plainer: string, other: string])[];
}

/** The sets of pairs in a folder; one that is not there is empty. `pairs/*.jsonl` may hold sets of your own. */
export function pairedTexts(data: string): readonly PairSet[] {
  const cochrane = jsonLines(data, 'cochrane_pairs') as readonly CochranePair[];
  const oneStop = jsonLines(data, 'onestop_english') as readonly OneStopTriple[];
  const own = jsonLines(data, 'pairs') as readonly AnyPair[];
  return [
    { name: 'Cochrane lay summary', pairs: cochrane.map(({ lay, technical }) => [lay, technical]) },
    {
      name: 'OneStop elementary, intermediate',
      pairs: oneStop.map(({ elementary, intermediate }) => [elementary, intermediate]),
    },
    {
      name: 'OneStop intermediate, advanced',
      pairs: oneStop.map(({ intermediate, advanced }) => [intermediate, advanced]),
    },
    {
      name: 'OneStop elementary, advanced',
      pairs: oneStop.map(({ elementary, advanced }) => [elementary, advanced]),
    },
    { name: 'own pairs', pairs: own.map(({ plainer, other }) => [plainer, other]) },
  ];
}
