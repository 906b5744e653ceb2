import { describe, expect, it } from 'vitest';

import { inferenceOf } from './inference.ts';
import rows from './reference/reference.json' with { type: 'json' };
import { t95 } from './student-t.ts';

/** What SciPy says, and R agrees with: reference/reference.py made it, reference/reference.R checks it. */
const reference = (rows as [sample: string, quantity: string, value: number][]).map(
  ([sample, quantity, value]) => ({ sample, quantity, value }),
);
const samples = [...new Set(reference.map(({ sample }) => sample))].filter(
  (name) => name !== 't95',
);

const infer = (changes: readonly number[]) => {
  const mean = changes.reduce((sum, each) => sum + each, 0) / changes.length;
  const squares = changes.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const sd = changes.length < 2 ? null : Math.sqrt(squares / (changes.length - 1));
  return inferenceOf(changes, { mean, sd });
};

describe('the mean of changes', () => {
  it.each(samples)('is as sure as SciPy says: %s', (name) => {
    const own = reference.filter(({ sample }) => sample === name);
    const of = (wanted: string) => own.find(({ quantity }) => quantity === wanted)?.value;
    const changes = own.flatMap(({ quantity, value }) => (quantity === 'change' ? [value] : []));
    const { interval, bootstrap, t, wilcoxon } = infer(changes);
    expect(t?.t).toBeCloseTo(of('t')!, 10);
    expect(t?.df).toBe(of('df'));
    expect(t?.p).toBeCloseTo(of('p')!, 10);
    expect(interval?.low).toBeCloseTo(of('low')!, 10);
    expect(interval?.high).toBeCloseTo(of('high')!, 10);
    expect([wilcoxon?.w, wilcoxon?.n, Number(wilcoxon?.isExact)]).toEqual([
      of('w'),
      of('n'),
      of('isExact'),
    ]);
    expect(wilcoxon?.p).toBeCloseTo(of('wilcoxonP')!, 10);
    // Resampling is chance: SciPy drew 200,000 times, we draw 5,000.
    const spread = interval!.high - interval!.low;
    expect(bootstrap === null).toBe(of('bootstrapLow') === undefined);
    if (!bootstrap) return;
    expect(Math.abs(bootstrap.low - of('bootstrapLow')!)).toBeLessThan(0.04 * spread);
    expect(Math.abs(bootstrap.high - of('bootstrapHigh')!)).toBeLessThan(0.04 * spread);
  });

  it.each(reference.filter(({ sample }) => sample === 't95'))(
    'takes the t of SciPy for $quantity degrees of freedom',
    ({ quantity, value }) => {
      expect(t95(Number(quantity))).toBeCloseTo(value, 10);
    },
  );

  it('says nothing of a single change but its ranks', () => {
    expect(infer([3])).toMatchObject({ interval: null, bootstrap: null, t: null });
  });

  it('has no test where nothing changed', () => {
    expect(infer([0, 0, 0])).toMatchObject({ t: null, wilcoxon: null });
  });

  it('has no t where all change alike, down to fractions that are not exact', () => {
    expect(infer([0.4 - 0.1, 0.5 - 0.2, 0.3]).t).toBeNull();
  });

  it('ranks changes alike that differ only as fractions do', () => {
    expect(infer([0.4 - 0.1, 0.5 - 0.2, -0.3, 0.6]).wilcoxon?.isExact).toBe(false);
  });

  it('draws the same samples each time', () => {
    const changes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11];
    expect(infer(changes).bootstrap).toEqual(infer(changes).bootstrap);
  });
});
