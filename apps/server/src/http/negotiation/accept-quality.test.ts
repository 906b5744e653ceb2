import { describe, expect, it } from 'vitest';

import { acceptQuality } from './accept-quality.ts';

describe('how much a client wants something', () => {
  it.each([
    ['image/png', 'image/png', 1],
    ['image/png', 'image/svg+xml', 0],
    ['image/svg+xml;q=0.3, image/png', 'image/svg+xml', 0.3],
    ['*/*', 'image/png', 1],
    ['image/*;q=0.8, */*;q=0.5', 'image/png', 0.8],
    ['*/*;q=0.5, text/html', 'text/html', 1],
    ['br;q=0, *', 'br', 0],
    ['gzip, BR', 'br', 1],
    ['gzip', 'br', 0],
    ['', 'br', 0],
    [';;,,q=,', 'br', 0],
    [undefined, 'text/html', 0],
  ])('by "%s" of %s is %d', (header, value, quality) => {
    expect(acceptQuality(header, value)).toBe(quality);
  });
});
