import { describe, expect, test } from 'vitest';

import { stem } from './stem.ts';

describe('words of one family', () => {
  test.each([
    ['sprays', 'spray'],
    ['happiness', 'happy'],
    ['rigorous', 'rigour'],
    ['studies', 'studied'],
    ['gene’s', 'genes'],
    ['British', 'Britain'],
  ])('%s and %s share a stem', (one, other) => {
    expect(stem(one, 'en')).toBe(stem(other, 'en'));
  });

  test.each([
    ['עוצרות', 'לעצור'],
    ['החיסון', 'חיסונים'],
    ['מדידות', 'מדידה'],
    ['ילדים', 'ילד'],
  ])('%s and %s share a stem', (one, other) => {
    expect(stem(one, 'he')).toBe(stem(other, 'he'));
  });
});

describe('words of two families', () => {
  test.each([
    ['rat', 'rate'],
    ['mean', 'meadow'],
    ['form', 'forest'],
  ])('%s and %s keep their own', (one, other) => {
    expect(stem(one, 'en')).not.toBe(stem(other, 'en'));
  });

  test.each([['שמש', 'שמן']])('%s and %s keep their own', (one, other) => {
    expect(stem(one, 'he')).not.toBe(stem(other, 'he'));
  });
});
