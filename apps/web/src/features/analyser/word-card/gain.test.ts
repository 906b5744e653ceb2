import { expect, it } from 'vitest';

import { gain } from './gain.ts';

it('is told in tenths, and so as large as it is', () =>
  expect(gain(79.19, 79.5)).toEqual({ from: 79.2, to: 79.5, digits: 1 }));

it('is told in hundredths in a long text', () =>
  expect(gain(83.121, 83.139)).toEqual({ from: 83.12, to: 83.14, digits: 2 }));
