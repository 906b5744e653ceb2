import { expect, test } from 'vitest';

import { sentencesOf } from './sentences.ts';

test('a long paragraph is never cut within a sentence', () => {
  const one =
    'The bees of the north wall fly out before the sun has warmed the stones of the yard.';
  const text = Array.from({ length: 40 }, () => one).join(' ');
  const found = sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end));
  expect(new Set(found)).toEqual(new Set([one]));
});

test.each([
  ['I surveyed walls (2022 and 2023). 31 were pointed with lime. On each I marked a panel.', 3],
  ['We asked 40. 31 said yes.', 2],
  ['It fell by 4 percent. 12% of pupils left.', 2],
  ['See Fig. 5 for it, and no. 12 for more. It has approx. 30 members.', 2],
  ['It rose by 3. 5 of it was noise', 1],
])('a sentence may begin with a number: %s', (text, sentences) => {
  expect(sentencesOf(text, 'en')).toHaveLength(sentences);
});
