import { describe, expect, test } from 'vitest';

import { sentenceAt } from './sentence-at.ts';

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
