import { describe, expect, test } from 'vitest';

import { sentenceAt } from './sentence-at.ts';

function around(text: string, word: string) {
  const { start, end } = sentenceAt(text, text.indexOf(word), 'en');
  return text.slice(start, end);
}

function timeOf(text: string) {
  const began = performance.now();
  for (let nth = 0; nth < 100; nth += 1) sentenceAt(text, text.length / 2 + nth, 'en');
  return performance.now() - began;
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

  test('takes no longer in a line of ten million letters than in a short one', () => {
    const part = 'Two kinases there. '.repeat(100);
    const long = part.repeat(5000);
    timeOf(part);
    expect(timeOf(long)).toBeLessThan(10 * timeOf(part));
  });
});
