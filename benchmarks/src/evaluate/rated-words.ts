import type { Dictionary } from '@vernacular/analyzer';

import { tabRows } from './data-folder.ts';
import type { Finding } from './finding.ts';
import { countIn, levelIn } from './general-dictionaries.ts';
import { spearman } from './spearman.ts';

/** How the level and the log count of a word follow the complexity that readers gave it. */
export function ratedWords(data: string, dictionary: Dictionary): readonly Finding[] {
  const rows = tabRows(data, 'complex_lcp2021').flatMap(({ token, complexity }) =>
    token && complexity ? [{ token, complexity: Number(complexity) }] : [],
  );
  const ratings = rows.map(({ complexity }) => complexity);
  const finding = (what: string, values: readonly number[]): Finding => ({
    set: 'complex_lcp2021',
    what,
    value: spearman(values, ratings),
    of: rows.length,
    unit: 'correlation',
  });
  return [
    finding(
      'Spearman of level with rating',
      rows.map(({ token }) => levelIn(token, dictionary)),
    ),
    finding(
      'Spearman of −log count with rating',
      rows.map(({ token }) => -Math.log(1 + countIn(token, dictionary))),
    ),
  ];
}
