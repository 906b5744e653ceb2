import { expect, it } from 'vitest';

import { readChoice } from '../steps/choices.ts';

import { audiences } from './choices.ts';

it.each([
  ['a committee of scientists', '1'],
  ['people of the general public, in Oslo', '2'],
  ['private investors', '3'],
  ['my government', '4'],
  ['חברי ועדות בכנסת', '4'],
])('%j holds choice %s among other words', (answer, value) => {
  expect(readChoice(audiences, answer)).toBe(value);
});

it.each(['scientists of the government', 'not investors', 'the public bath'])(
  '%j names none',
  (answer) => {
    expect(readChoice(audiences, answer)).toBeNull();
  },
);
