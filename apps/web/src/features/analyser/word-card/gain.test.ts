import { expect, it } from 'vitest';

import { gain } from './gain.ts';

it('is told in whole points', () => expect(gain(82.6, 85.2)).toEqual({ from: 83, to: 85 }));

it('is told in tenths where whole points hide it', () =>
  expect(gain(83.12, 83.31)).toEqual({ from: 83.1, to: 83.3 }));

it('is told in hundredths in a long text', () =>
  expect(gain(83.121, 83.139)).toEqual({ from: 83.12, to: 83.14 }));
