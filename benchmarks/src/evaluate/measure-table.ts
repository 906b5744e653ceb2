import type { Dictionary } from '@vernacular/analyzer';

import { tableLine } from '../frame/finding.ts';
import { estimate, type Estimate } from './bootstrap.ts';
import { measuresWith, type Measure, plainMeasures } from './measures.ts';
import type { PairSet } from './paired-texts.ts';

export function measureTable(
  sets: readonly PairSet[],
  counts: readonly Dictionary[],
): readonly string[] {
  const named = sets.filter(({ pairs }) => pairs.length > 0);
  const rows = [
    ...counts.flatMap((dictionary) =>
      measuresWith(dictionary).map((measure) => ({ measure, counts: dictionary.label })),
    ),
    ...plainMeasures.map((measure) => ({ measure, counts: 'none' })),
  ];
  return [
    tableLine([
      'measure',
      'counts',
      ...named.map(({ name, pairs }) => `${name}, n = ${pairs.length}`),
    ]),
    tableLine(['---', '---', ...named.map(() => '---')]),
    ...rows.map(({ measure, counts: label }) =>
      tableLine([measure.name, label, ...named.map(({ pairs }) => shown(wins(pairs, measure)))]),
    ),
  ];
}

function wins(pairs: PairSet['pairs'], { of }: Measure): Estimate {
  return estimate(pairs.map(([plainer, other]) => of(plainer) > of(other)));
}

const percent = (share: number) => (100 * share).toFixed(1);

const shown = ({ share, low, high }: Estimate) =>
  `${percent(share)} (${percent(low)}–${percent(high)})`;
