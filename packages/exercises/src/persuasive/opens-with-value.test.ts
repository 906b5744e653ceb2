import { expect, it } from 'vitest';

import { opensWith } from './opens-with-value.ts';

const release =
  'A child who sleeps well learns well. Students need seven to eight hours of sleep. Safe schools matter too.';

it.each([
  ['children who learn', true],
  ['sleep for students', true],
  ['safe schools', false],
  ['of the', false],
])('“%s” stands in the opening: %s', (value, expected) => {
  expect(opensWith(release, value)).toBe(expected);
});
