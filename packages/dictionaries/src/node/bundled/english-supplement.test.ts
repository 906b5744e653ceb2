import { foldWord } from '@vernacular/analyzer';
import { expect, it } from 'vitest';

import { englishSupplement } from './english-supplement.ts';

const entries = await englishSupplement();

it('is a table of four hundred words or more, each once, as a text is read', () => {
  expect(entries.length).toBeGreaterThanOrEqual(400);
  const words = entries.map(({ word }) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.filter((word) => foldWord(word, 'en') !== word)).toEqual([]);
});

it('gives each word a level, a kind and a reason', () => {
  const wrong = entries.filter(
    ({ level, kind, why }) =>
      !['common', 'mid'].includes(level) ||
      !['letter', 'unit', 'acronym', 'new'].includes(kind) ||
      why.trim().length < 3,
  );
  expect(wrong).toEqual([]);
});

it('has every letter of the alphabet', () => {
  const letters = new Set(entries.filter(({ kind }) => kind === 'letter').map(({ word }) => word));
  expect('abcdefghijklmnopqrstuvwxyz'.split('').filter((letter) => !letters.has(letter))).toEqual(
    [],
  );
});
