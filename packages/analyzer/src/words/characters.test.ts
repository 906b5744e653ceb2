import { expect, it } from 'vitest';

import { describeUnit, folded, kind, kinds, sights } from './characters.ts';

it('describes whole ranges as it would describe each unit', () => {
  const filled = [kinds, folded, sights].map((table) => table.slice());
  for (let unit = 0; unit < 0x10000; unit++)
    if (unit < 0xd800 || unit >= 0xe000) describeUnit(unit);
  expect([kinds, folded, sights]).toEqual(filled);
});

it('takes each half of a pair for one', () => {
  expect(new Set(kinds.slice(0xd800, 0xe000))).toEqual(new Set([kind.surrogate]));
});
