import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type About, filterReaders, filtersFor } from './filter-readers.ts';

const some = (count: number, about: About) => Array.from({ length: count }, () => ({ about }));
const shown = (readers: readonly { about: About }[], filter: About) =>
  filterReaders(readers, filter)?.length ?? null;

describe('a filter of readers', () => {
  it('shows five, and never four', () => {
    expect(shown(some(5, {}), {})).toBe(5);
    expect(shown(some(4, {}), {})).toBeNull();
  });

  it('is hidden when those left out are fewer than five', () => {
    const readers = [...some(9, { inField: true }), ...some(4, { inField: false })];
    expect(shown(readers, {})).toBe(13);
    expect(shown(readers, { inField: true })).toBeNull();
    expect(shown(readers, { inField: false })).toBeNull();
    expect(filtersFor(readers).inField).toEqual([]);
  });

  it('hides one of three groups when all but both would be one reader', () => {
    const readers = [...some(9, { inField: true }), ...some(5, { inField: false }), ...some(1, {})];
    expect(filtersFor(readers).inField).toEqual([true]);
  });

  it('hides what differs from another filter by one reader', () => {
    const readers = [
      ...some(9, { inField: true, motherTongue: true }),
      ...some(1, { inField: true, motherTongue: false }),
      ...some(9, { inField: false, motherTongue: false }),
    ];
    expect(shown(readers, { inField: true })).toBe(10);
    expect(shown(readers, { motherTongue: true })).toBeNull();
    expect(shown(readers, { inField: true, motherTongue: true })).toBeNull();
  });

  const flag = fc.option(fc.boolean(), { nil: undefined });
  const about = fc.record({
    inField: flag,
    motherTongue: flag,
    schooling: fc.constantFrom('school', 'degree', undefined),
    age: fc.constantFrom('under-18', '18-29', undefined),
  });

  it('leaves every combination of what is shown with five readers or none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ about }), { maxLength: 60 }),
        fc.array(fc.tuple(about, fc.integer({ min: -3, max: 3 })), { maxLength: 6 }),
        (readers, asked) => {
          const weights = new Map(readers.map((reader) => [reader, 0]));
          for (const [filter, times] of asked)
            for (const reader of filterReaders(readers, filter) ?? [])
              weights.set(reader, weights.get(reader)! + times);
          const told = [...weights.values()].filter((weight) => weight !== 0).length;
          expect(told === 0 || told >= 5).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
