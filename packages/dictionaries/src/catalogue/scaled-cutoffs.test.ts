import { expect, it } from 'vitest';

import { scaledCutoffs } from './scaled-cutoffs.ts';

it.each([
  ['en', 90_000_000, 1000, 50],
  ['en', 180_000_000, 2000, 100],
  ['en', 9_000_000, 100, 5],
  ['he', 9_000_000, 100, 5],
  ['en', 100, 2, 1],
] as const)(
  'a dictionary in %s of %i words has the cut-offs %i and %i',
  (language, tokens, common, mid) => {
    expect(scaledCutoffs(language, tokens)).toEqual({ common, mid });
  },
);
