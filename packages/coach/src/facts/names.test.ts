import { expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

const before =
  'We asked nurses in Norway and worked with the Ministry of Health. They slept badly after night shifts.';

test('asks which of two names is right that look alike and stand in one place', async () => {
  const first = 'New infections with Staphylococcus aureus were rare in both groups of cows.';
  const draft = first.replace('Staphylococcus', 'Streptococcus');
  expect(await said('final', draft, { earlier: texts(first) })).toBe(
    'change: An earlier version has “Staphylococcus” in this sentence; here stands “Streptococcus”. Which of the two is right?',
  );
});

test.each([
  ['another name', before.replace('Norway', 'Philadelphia')],
  ['a name beside those of before', `${before} A company called Philips paid for the lamps.`],
])('takes for no slip %s', async (_, draft) => {
  expect(await said('revision', draft, { earlier: texts(before) })).toBe('');
});
