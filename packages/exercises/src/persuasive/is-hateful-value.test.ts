import { expect, test } from 'vitest';

import { isHatefulValue } from './is-hateful-value.ts';

test.each([
  'contempt for beggars',
  'crushing our opponents',
  'revenge',
  'שנאת זרים',
  'בוז לעצלנים',
])('“%s” is against people', (value) => {
  expect(isHatefulValue(value)).toBe(true);
});

test.each([
  'safe streets for children',
  'an end to hatred',
  'killing bacteria',
  'no revenge',
  'מים נקיים',
  'סוף לשנאה, בלי נקמה',
])('“%s” is not', (value) => {
  expect(isHatefulValue(value)).toBe(false);
});
