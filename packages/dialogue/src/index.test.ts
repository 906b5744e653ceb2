import { expect, test } from 'vitest';

import * as dialogue from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(dialogue).sort()).toEqual([
    'BrokenScript',
    'NothingToSettle',
    'advance',
    'ask',
    'retrace',
    'settle',
    'soFar',
    'start',
  ]);
});
