import { downloadCall } from '@vernacular/contract';
import { expect, it } from 'vitest';

import { piecesOf } from './text-with-levels.ts';

const pieces = (more: object = {}) =>
  piecesOf(
    downloadCall.body.parse({
      CleanedWords: ['osmosis', 'is', 'osmosis'],
      NormalWords: [],
      RareWords: ['osmosis'],
      Score: 67,
      Words: ['osmosis', ' ', 'is', ' ', 'osmosis', '.'],
      ...more,
    }),
  ).map(({ level }) => level);

it('gives a word the level that its list says', () => {
  expect(pieces()).toEqual(['rare', null, 'common', null, 'rare', null]);
});

it('gives each place its own level where there is one for each', () => {
  const byPlace = ['rare', null, 'common', null, 'common', null];
  expect(pieces({ Levels: [2, 0, 0] })).toEqual(byPlace);
});

it.each([[[2, 0]], [null], [[]]])('goes by the lists when the levels are %j', (Levels) => {
  expect(pieces({ Levels })).toEqual(pieces());
});

it('sets words apart that nothing stands between', () => {
  expect(pieces({ Words: ['osmosis', 'is'] })).toEqual(['rare', null, 'common']);
});
