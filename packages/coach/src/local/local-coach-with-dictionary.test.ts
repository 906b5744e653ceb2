import { buildWordTable, type Dictionary } from '@vernacular/analyzer';
import type { CoachRequest } from '@vernacular/exercises';
import { expect, test } from 'vitest';

import { localCoachWithDictionary } from './local-coach-with-dictionary.ts';

const counts = (words: Record<string, number>): Dictionary => ({
  code: 'Test',
  language: 'en',
  label: 'For tests',
  period: null,
  measure: 'occurrences',
  scale: 1,
  cutoffs: { common: 1000, mid: 50 },
  tokens: null,
  edition: 'full',
  table: buildWordTable(Object.entries(words)),
});

const request: CoachRequest = {
  kind: 'coach',
  key: 'k',
  focus: 'summary',
  language: 'en',
  draft: 'We utilize a new method to edit genes in rice, and farmers need less water.',
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [{ word: 'utilize', count: 3 }],
  wantsVersion: false,
};
const signal = new AbortController().signal;
const offeredBy = async (dictionary: Dictionary) =>
  (await localCoachWithDictionary(async () => dictionary).comment(request, { signal, writer: 'w' }))
    .plainer;

test.each([
  ['rare, and the other common', { use: 5000 }, 1],
  ['rare, and the other of mid frequency', { use: 50 }, 1],
  ['of mid frequency, and the other common', { use: 1000, utilize: 999 }, 1],
])('offers the plainer word when one is %s', async (_, words, offers) => {
  expect(await offeredBy(counts(words))).toHaveLength(offers);
});

test.each([
  ['both are common', { use: 5000, utilize: 1000 }],
  ['both are rare', { use: 49 }],
])('offers nothing when %s', async (_, words) => {
  expect(await offeredBy(counts(words))).toEqual([]);
});

test('asks for the counts at every comment', async () => {
  const dictionaries = [counts({}), counts({ use: 5000 })];
  const coach = localCoachWithDictionary(async () => dictionaries.shift()!);
  const comment = () => coach.comment(request, { signal, writer: 'w' });
  expect((await comment()).plainer).toEqual([]);
  expect((await comment()).plainer).toEqual([{ word: 'utilize', plainer: 'use' }]);
});
