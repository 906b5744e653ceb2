import { expect, test } from 'vitest';

import * as statistics from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(statistics).sort()).toEqual([
    'agreement',
    'doubtful',
    'fewestReaders',
    'rasch',
    'rocArea',
    'secondsNeeded',
    'twoProportions',
    'wilson',
  ]);
});
