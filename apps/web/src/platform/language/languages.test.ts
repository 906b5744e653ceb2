import { describe, expect, it } from 'vitest';

import { directionOf, nearestLanguage } from './languages.ts';

describe('nearestLanguage', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['he', 'he'],
    ['he-IL', 'he'],
    ['HE-il', 'he'],
    ['iw', 'he'],
    ['fr', 'en'],
    ['', 'en'],
    ['hello', 'en'],
  ])('reads %j as %s', (code, language) => {
    expect(nearestLanguage(code)).toBe(language);
  });
});

describe('directionOf', () => {
  it('reads Hebrew from the right and English from the left', () => {
    expect([directionOf('he'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });
});
