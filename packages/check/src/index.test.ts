import { expect, test } from 'vitest';

import * as check from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(check).toSorted()).toEqual([
    'checkText',
    'entriesMet',
    'findByParagraph',
    'findTerms',
    'fixArticle',
    'helpFor',
    'helpWithText',
    'helpsIn',
    'inSource',
    'joinPieces',
    'lastAtOrBefore',
    'loadHelpTools',
    'nameOfRule',
    'openGlossary',
    'openTagger',
    'patchMarkedText',
    'plainEntries',
    'plainSource',
    'plainerWordLookup',
    'sayFinding',
    'sayMeaning',
    'sensesOf',
    'sentenceOf',
    'sentencesOf',
    'suggestionsAt',
  ]);
});
