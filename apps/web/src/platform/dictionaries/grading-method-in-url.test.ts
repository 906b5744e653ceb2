import { describe, expect, it } from 'vitest';

import { readMethod, writeMethod } from './grading-method-in-url.ts';

const search = (text: string) => new URLSearchParams(text);

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
