import { describe, expect, test } from 'vitest';

import { sentenceAt, sentencesOf } from './sentences.ts';

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

function around(text: string, word: string) {
  const { start, end } = sentenceAt(text, text.indexOf(word), 'en');
  return text.slice(start, end);
}

describe('the sentence around a word', () => {
  test('ends at its full stop', () => {
    expect(around('One here. Two kinases there. Three.', 'kinases')).toBe('Two kinases there.');
  });

  test('ends at its line', () => {
    expect(around('A title\nTwo kinases there\nThree', 'kinases')).toBe('Two kinases there');
  });

  test('is not cut by an abbreviation', () => {
    expect(around('We saw e.g. kinases. Then none.', 'kinases')).toBe('We saw e.g. kinases.');
  });

  test('is found in the first and in the last place', () => {
    expect(around('kinases', 'kinases')).toBe('kinases');
  });

  test('is found far inside a line without an end', () => {
    const text = `${'word '.repeat(20_000)}. Two kinases there. ${'Word '.repeat(20_000)}`;
    expect(around(text, 'kinases')).toBe('Two kinases there.');
  });

  test('is found without reading the rest of a long line', () => {
    const line = 'Two kinases there. '.repeat(10_000);
    let most = 0;
    const slice = (from: number, to: number) => {
      most = Math.max(most, to - from);
      return line.slice(from, to);
    };
    sentenceAt(Object.assign(Object(line) as string, { slice }), line.length / 2, 'en');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(1000);
  });
});
