import { describe, expect, test } from 'vitest';

import { wordStem } from './word-stem.ts';

describe('words of one family', () => {
  test.each([
    ['sprays', 'spray'],
    ['happiness', 'happy'],
    ['rigorous', 'rigour'],
    ['studies', 'studied'],
    ['gene’s', 'genes'],
    ['British', 'Britain'],
  ])('%s and %s share a stem', (one, other) => {
    expect(wordStem(one, 'en')).toBe(wordStem(other, 'en'));
  });

  test.each([
    ['עוצרות', 'לעצור'],
    ['החיסון', 'חיסונים'],
    ['מדידות', 'מדידה'],
    ['ילדים', 'ילד'],
  ])('%s and %s share a stem', (one, other) => {
    expect(wordStem(one, 'he')).toBe(wordStem(other, 'he'));
  });
});

describe('words of two families', () => {
  test.each([
    ['rat', 'rate'],
    ['mean', 'meadow'],
    ['form', 'forest'],
  ])('%s and %s keep their own', (one, other) => {
    expect(wordStem(one, 'en')).not.toBe(wordStem(other, 'en'));
  });

  test.each([['שמש', 'שמן']])('%s and %s keep their own', (one, other) => {
    expect(wordStem(one, 'he')).not.toBe(wordStem(other, 'he'));
  });
});
