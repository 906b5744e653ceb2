import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { analyze, buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import hebrew from './senses.he.json' with { type: 'json' };

const repository = join(import.meta.dirname, '../../../../../..');
const table = 'packages/analyzer/src/refined/technical-senses.json';
const warnedOf = JSON.parse(readFileSync(join(repository, table), 'utf8')) as [word: string][];

const dictionary: Dictionary = {
  code: 'x',
  language: 'en',
  label: '',
  period: null,
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1, mid: 1 },
  tokens: null,
  edition: 'full',
  table: buildWordTable(Object.keys(hebrew).map((word) => [word, 1] as const)),
};

it('has a gloss in Hebrew for each word that the analyser warns of, and for no other', () => {
  const words = Object.keys(hebrew);
  expect(words).toEqual(warnedOf.map(([word]) => word));
  const { refinements } = analyze(words.join(' '), dictionary, { method: 'refined' });
  expect(refinements.filter(({ kind }) => kind === 'technical-sense')).toHaveLength(words.length);
});
