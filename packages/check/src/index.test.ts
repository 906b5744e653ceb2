import { expect, test } from 'vitest';

import * as check from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(check).toSorted()).toEqual([
    'checkText',
    'findByParagraph',
    'findTerms',
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
    'plainSource',
    'plainerWordLookup',
    'sayFinding',
    'sayMeaning',
    'sensesOf',
    'sentenceOf',
    'sentencesOf',
  ]);
});
