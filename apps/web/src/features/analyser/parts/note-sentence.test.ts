import { analyze, buildWordTable, type Dictionary } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import english from '../../../locales/en/analyser.json' with { type: 'json' };
import hebrew from '../../../locales/he/analyser.json' with { type: 'json' };

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
  table: buildWordTable(Object.keys(english.refined.senses).map((word) => [word, 1] as const)),
};

it('has a gloss in each language for each word that the analyser warns of', () => {
  const words = Object.keys(english.refined.senses);
  const { refinements } = analyze(words.join(' '), dictionary, { method: 'refined' });
  const senses = refinements.map((found) => found.kind === 'technical-sense' && found.sense);
  expect(senses).toEqual(Object.values(english.refined.senses));
  expect(Object.keys(hebrew.refined.senses)).toEqual(words);
});
