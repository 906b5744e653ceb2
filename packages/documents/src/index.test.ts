import { expect, it } from 'vitest';

import * as documents from './index.ts';

it('offers these names and no others', () => {
  expect(Object.keys(documents).toSorted()).toEqual([
    'UnreadableDocument',
    'formatOf',
    'isTextFormat',
    'nameWithoutEnding',
    'readDocument',
    'readLines',
    'readableEndings',
    'resultFileName',
    'writeInstructionsDocument',
    'writeResultDocument',
    'writeResultsCsv',
  ]);
});
