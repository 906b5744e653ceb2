import { expect, test } from 'vitest';

import { strongerClaims } from './stronger-claims.ts';

const paper =
  'We asked 900 people. Drinking coffee was associated with a lower risk of depression in women.';

test('shows both sentences where a link became a cause, and the words that changed', () => {
  expect(strongerClaims(paper, 'Coffee lowers the risk of depression in women.')).toEqual([
    {
      before: 'Drinking coffee was associated with a lower risk of depression in women.',
      was: 'associated with',
      after: 'Coffee lowers the risk of depression in women.',
      now: 'lowers',
    },
  ]);
});

test.each([
  ['the same claim', 'Coffee was associated with a lower risk of depression in women.'],
  ['a weaker text', 'We asked women whether they drink coffee.'],
  ['a claim about something else', 'Exercise improves sleep in old dogs.'],
  ['an empty text', ''],
  ['another language', 'קפה מונע דיכאון אצל נשים.'],
])('is silent for %s', (_, text) => {
  expect(strongerClaims(paper, text)).toEqual([]);
});

test('is silent where the paper tells the cause itself', () => {
  const cause = 'The vaccine prevents measles in babies.';
  expect(strongerClaims(cause, 'A vaccine prevents measles in babies.')).toEqual([]);
});
