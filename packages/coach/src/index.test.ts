import { expect, test } from 'vitest';

import * as coach from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(coach).toSorted()).toEqual([
    'factsIn',
    'localCoachWithDictionary',
    'readPassage',
    'strongerClaims',
  ]);
});
