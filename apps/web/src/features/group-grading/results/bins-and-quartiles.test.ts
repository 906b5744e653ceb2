import { expect, it } from 'vitest';

import { spreadOf } from './bins-and-quartiles.ts';

const shown = (values: readonly number[]) =>
  spreadOf(values)?.bins.map(({ from, to, count }) => `${from}-${to}: ${count}`);

it('lies in stretches between round numbers, each value in one', () => {
  expect(shown([81, 84, 85, 85, 92])).toEqual([
    '81-82: 1',
    '82-83: 0',
    '83-84: 0',
    '84-85: 1',
    '85-86: 2',
    '86-87: 0',
    '87-88: 0',
    '88-89: 0',
    '89-90: 0',
    '90-91: 0',
    '91-92: 1',
  ]);
});

it.each([
  ['all alike', [7, 7], ['7-7.5: 2']],
  [
    'from end to end',
    [0, 100],
    ['0-10: 1', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}0-${n + 1}0: 0`), '90-100: 1'],
  ],
  ['all at the end', [100, 100], ['99.5-100: 2']],
])('holds values that are %s', (_what, values, bins) => {
  expect(shown(values)).toEqual(bins);
});

it('tells the quarters as R and NumPy do', () => {
  expect(spreadOf([1, 2, 3, 4])).toMatchObject({
    least: 1,
    lowerQuarter: 1.75,
    median: 2.5,
    upperQuarter: 3.25,
    most: 4,
  });
});

it.each([[[]], [[50]]])('is nothing for fewer than two values: %j', (values) => {
  expect(spreadOf(values)).toBeNull();
});
