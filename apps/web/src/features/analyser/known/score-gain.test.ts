import { expect, it } from 'vitest';

import { gain } from './known-words-views.tsx';

it('is told in whole points, as the score is', () =>
  expect(gain(79.19, 80.5)).toEqual({ from: 79, to: 81, digits: 0 }));

it('is told in tenths where whole points show none', () =>
  expect(gain(79.1, 79.4)).toEqual({ from: 79.1, to: 79.4, digits: 1 }));
