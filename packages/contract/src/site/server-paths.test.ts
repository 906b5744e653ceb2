import { expect, test } from 'vitest';

import * as contract from '../index.ts';

const calls = Object.values(contract).flatMap((entry: object) =>
  'path' in entry && typeof entry.path === 'string' ? [entry.path] : [],
);

test.each(calls)('%s begins as an address that the server answers', (path) => {
  const isServed = contract.served.some((start) => path === start || path.startsWith(`${start}/`));
  expect(isServed).toBe(true);
});
