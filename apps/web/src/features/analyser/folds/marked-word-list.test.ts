import { expect, it } from 'vitest';

import { wordsToLookAt } from './marked-word-list.tsx';
import { markedText } from '../words/marked-text-for-tests.ts';

const { words } = markedText(
  '*genes* **kinase** *protein* **cytotoxic** *protein* **cytotoxic** *idle*',
);
const listed = (filter: 'common' | 'mid' | 'rare' | null) =>
  wordsToLookAt(words, filter).map(({ word, repetitions }) => `${word} ${repetitions}`);

it('lists rare words first, then the most repeated, then the earliest', () =>
  expect(listed(null)).toEqual(['cytotoxic 2', 'kinase 1', 'protein 2', 'genes 1', 'idle 1']));

it('lists one level alone', () => expect(listed('rare')).toEqual(['cytotoxic 2', 'kinase 1']));

it('has no list of common words', () => expect(listed('common')).toEqual([]));
