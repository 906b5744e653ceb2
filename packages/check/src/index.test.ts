import { expect, test } from 'vitest';

import * as check from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(check).toSorted()).toEqual([
    'entriesMet',
    'mendArticle',
    'openTagger',
    'plainEntries',
    'plainWords',
    'plainerIn',
    'rungOf',
    'sentencesOf',
    'suggestionsAt',
  ]);
});
