import type { Dictionary } from '@vernacular/analyzer';

import { tabRowsOf } from '../frame/data-sets.ts';
import type { Finding } from '../frame/finding.ts';
import { countIn, levelIn } from './general-dictionaries.ts';
import { spearman } from './spearman.ts';

const set = 'complex_lcp2021';

export function ratedWords(data: string, dictionary: Dictionary): readonly Finding[] {
  const rows = tabRowsOf(data, set).flatMap(({ token, complexity }) =>
    token && complexity ? [{ token, rating: Number(complexity) }] : [],
  );
  const ratings = rows.map(({ rating }) => rating);
  const finding = (what: string, valueOf: (word: string) => number): Finding => {
    const value = spearman(
      rows.map(({ token }) => valueOf(token)),
      ratings,
    );
    return {
      set,
      what: `Spearman of ${what} with rating`,
      value,
      of: rows.length,
      unit: 'correlation',
    };
  };
  return [
    finding('level', (word) => levelIn(word, dictionary)),
    finding('−log count', (word) => -Math.log(1 + countIn(word, dictionary))),
  ];
}
