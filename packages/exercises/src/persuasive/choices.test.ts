import { expect, it } from 'vitest';

import { readChoice } from '../answers/choices.ts';

import { audiences } from './record.ts';

it.each([
  ['academic', '1'],
  ['General audience', '2'],
  ['investors', '3'],
  ['grant money', '3'],
  ['Government committees (4)', '4'],
])('%j names choice %s', (answer, value) => {
  expect(readChoice(audiences, answer)).toBe(value);
});

it.each(['scientists of the government', 'not investors'])('%j names none', (answer) => {
  expect(readChoice(audiences, answer)).toBeNull();
});
