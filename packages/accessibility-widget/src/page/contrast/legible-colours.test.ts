import { expect, test } from 'vitest';

import { legibleOn, sideOf } from './legible-colours.ts';

test.each([
  ['#fffbe6', '#333333', '#333333'],
  ['#fffbe6', '#ffee00', '#000000'],
  ['#00308f', '#333333', '#ffffff'],
  ['#767676', 'tomato', '#000000'],
  ['#fffbe6', '', '#000000'],
])('on %s a wish for "%s" is written in %s', (ground, wish, ink) => {
  expect(legibleOn(ground, [wish])).toBe(ink);
});

test.each([
  ['#ffffff', 'light'],
  ['#222222', 'dark'],
])('%s is a %s ground', (ground, side) => {
  expect(sideOf(ground)).toBe(side);
});
