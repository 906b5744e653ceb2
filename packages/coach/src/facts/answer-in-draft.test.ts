import { expect, test } from 'vitest';

import { said } from '../local/coach-for-tests.ts';

const draft =
  'We weighed owls in two winters. Half of the owls had lost weight. Mice were rare in the fields, as in a ten-year study.';

test('tells the place of a sentence that stands in both', async () => {
  const answer = 'Mice were rare in the fields, as in a ten-year study.';
  expect(await said('answer', draft, { answer })).toBe(
    'note: This sentence of your answer is sentence 3 of 3 in your text.',
  );
});

test('shows a sentence of the answer most of whose words the text does not have', async () => {
  const answer =
    'The owls lost weight. Deep snow and long storms may have kept the hungry owls inside.';
  expect(await said('objection', draft, { answer })).toBe(
    'note: Apart from small words, most of this sentence of your answer stands nowhere in your text.',
  );
});

test.each([
  ['of which the text has half', 'Hungry owls lost weight in cold winters.'],
  ['with few words of weight', 'Storms may be why.'],
  ['about the text itself', 'My last paragraph forgets deep snow and long hungry storms.'],
  [
    'with a number, which the text may have',
    'Deep snow and long storms kept 12 hungry birds inside.',
  ],
])('tells nothing of a sentence %s', async (_, answer) => {
  expect(await said('objection', draft, { answer })).not.toContain('small words');
});
