import { expect, test } from 'vitest';

import * as check from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(check).toSorted()).toEqual([
    'checkText',
    'entriesMet',
    'findByParagraph',
    'inSource',
    'joinPieces',
    'lastAtOrBefore',
    'mendArticle',
    'nameOfRule',
    'openTagger',
    'patched',
    'plainEntries',
    'plainSource',
    'plainWords',
    'plainerFor',
    'plainerIn',
    'rungOf',
    'sayFinding',
    'sentenceOf',
    'sentencesOf',
    'suggestionsAt',
  ]);
});
