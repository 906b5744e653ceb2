import { expect, it } from 'vitest';

import { markedText } from '../words/marked-text-for-tests.ts';
import { turned } from './marked-word-changes.tsx';
import type { Reading } from './version.ts';

const read = (marked: string): Reading => ({
  score: 0,
  marked: markedText(marked).words.flagged,
  counts: '',
});
const words = (from: string, to: string) => {
  const { black, coloured } = turned(read(from), read(to));
  return [black.map(({ word }) => word), coloured.map(({ word }) => word)];
};

it('names the words that are no longer marked, and those that newly are', () => {
  expect(words('A **Ligand** *bound* a **kinase**.', 'A **ligand** met an *enzyme*.')).toEqual([
    ['bound', 'kinase'],
    ['enzyme'],
  ]);
});

it('says nothing of a text that stayed', () =>
  expect(words('A **ligand**.', 'The **ligand**!')).toEqual([[], []]));
