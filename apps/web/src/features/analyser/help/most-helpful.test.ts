import { totalsOf } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import { markedText } from '../words/marked-text.ts';
import { mostHelpful } from './most-helpful.ts';

const { words } = markedText(
  'A **kinase** *and* *and* *and* a *gene*, **axon**, **axon** all in all.',
);
const totals = totalsOf(words.length, 4, 3);
const gains = (count: number) =>
  mostHelpful(words, totals, count).map(({ word, points }) => [word.word, points]);

it('puts the words first whose change raises the score most, the first in the text of equals', () =>
  expect(gains(9).map(([word]) => word)).toEqual(['axon', 'and', 'kinase', 'gene']));

it('passes over words that the readers know', () => {
  const flagged = words.flagged.map((word) =>
    word.word === 'axon' ? { ...word, knownAs: ['axon'] } : word,
  );
  expect(mostHelpful({ flagged }, totals, 1).map(({ word }) => word.word)).toEqual(['and']);
});

it('gives the exact gain', () => {
  const [[, points]] = gains(1) as [[string, number]];
  const without = totalsOf(words.length, 4, 1);
  expect(points).toBeCloseTo(without.unroundedScore! - totals.unroundedScore!);
});

it('gives no more than asked for', () => expect(gains(2)).toHaveLength(2));
