import { expect, it } from 'vitest';

import { agreement } from './agreement.ts';
import { twoProportions, wilson } from './proportions.ts';
import { rocArea } from './roc-area.ts';

const list = (bits: string) => Array.from(bits, (bit) => bit === '1');

it('counts words by what levels and readers say', () => {
  expect(agreement(list('1100010'), list('1010000')).counts).toEqual({
    found: 1,
    missed: 1,
    extra: 2,
    neither: 3,
  });
});

it('says nothing of what did not occur', () => {
  expect(agreement(list('10'), list('00'))).toMatchObject({ sensitivity: null });
  expect(agreement(list('10'), list('11'))).toMatchObject({ specificity: null });
  expect(agreement(list('00'), list('00')).kappa).toBeNull();
  expect(agreement([], [])).toMatchObject({ sensitivity: null, specificity: null, kappa: null });
  expect(rocArea([1, 2, 3], list('100'))).toBeNull();
  expect(wilson(0, 0)).toBeNull();
  expect(twoProportions(1, 2, 0, 0)).toBeNull();
});

it('wants one entry a word in both lists', () => {
  expect(() => agreement(list('10'), list('1'))).toThrow(RangeError);
  expect(() => rocArea([1], list('10'))).toThrow(RangeError);
});

it('has the difference that Newcombe printed', () => {
  const { low, high } = twoProportions(56, 70, 48, 80)!;
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.0524', '0.3339']);
});
