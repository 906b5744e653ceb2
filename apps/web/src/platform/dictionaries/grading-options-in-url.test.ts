import { describe, expect, it } from 'vitest';

import { readMethod, readWish, writeMethod, writeWish } from './grading-options-in-url.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the wish in the address', () => {
  it.each([
    ['', { period: null, language: null }],
    ['period=English2012_2015&lang=en', { period: 'English2012_2015', language: 'en' }],
    ['lang=he', { period: null, language: 'he' }],
    ['lang=klingon&period=', { period: null, language: null }],
  ])('reads %j', (address, wish) => expect(readWish(search(address))).toEqual(wish));

  it('comes back as it was written', () => {
    const wish = { period: 'Hebrew2012_2017', language: 'he' } as const;
    expect(readWish(writeWish(search(''), wish))).toEqual(wish);
  });

  it('leaves the rest of the address alone', () =>
    expect(writeWish(search('a=1&lang=he'), { period: null, language: null }).toString()).toBe(
      'a=1',
    ));
});

describe('the method in the address', () => {
  it.each([
    ['', 'published'],
    ['method=refined', 'refined'],
    ['method=Refined', 'published'],
    ['method=best', 'published'],
  ])('is read from %j as %s', (address, method) => {
    expect(readMethod(search(address))).toBe(method);
  });

  it('leaves the rest of the address alone, and is unsaid when published', () => {
    const refined = writeMethod(search('period=English2021_2024'), 'refined');
    expect(refined.toString()).toBe('period=English2021_2024&method=refined');
    expect(writeMethod(refined, 'published').toString()).toBe('period=English2021_2024');
  });
});
