import { expect, test } from 'vitest';

import * as widget from './index.ts';

test('should expose the public api', () => {
  expect(Object.keys(widget).toSorted()).toEqual(['applyEarly', 'mountWidget']);
});
