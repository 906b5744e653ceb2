import { expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';

test('a long paragraph is never cut within a sentence', () => {
  const one =
    'The bees of the north wall fly out before the sun has warmed the stones of the yard.';
  const text = Array.from({ length: 40 }, () => one).join(' ');
  const found = sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end));
  expect(new Set(found)).toEqual(new Set([one]));
});
