import { describe, expect, it } from 'vitest';

import { readWish, writeWish } from './period-and-language-in-url.ts';

describe('the wish in the address', () => {
  it.each([
    ['', { period: null, language: null }],
    ['period=English2012_2015&lang=en', { period: 'English2012_2015', language: 'en' }],
    ['lang=he', { period: null, language: 'he' }],
    ['lang=klingon&period=', { period: null, language: null }],
  ])('reads %j', (search, wish) => expect(readWish(new URLSearchParams(search))).toEqual(wish));

  it('comes back as it was written', () => {
    const wish = { period: 'Hebrew2012_2017', language: 'he' } as const;
    expect(readWish(writeWish(new URLSearchParams(), wish))).toEqual(wish);
  });

  it('leaves the rest of the address alone', () =>
    expect(
      writeWish(new URLSearchParams('a=1&lang=he'), { period: null, language: null }).toString(),
    ).toBe('a=1'));
});
