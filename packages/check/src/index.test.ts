import { expect, test } from 'vitest';

import * as check from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(check).toSorted()).toEqual([
    'checkText',
    'entriesMet',
    'findByParagraph',
    'findTerms',
    'helpFor',
    'helpWithText',
    'helpsIn',
    'inSource',
    'joinPieces',
    'lastAtOrBefore',
    'mendArticle',
    'nameOfRule',
    'openGlossary',
    'openHelp',
    'openTagger',
    'patched',
    'plainEntries',
    'plainSource',
    'plainerIn',
    'rungOf',
    'sayFinding',
    'sayMeaning',
    'sensesOf',
    'sentenceOf',
    'sentencesOf',
    'suggestionsAt',
  ]);
});
