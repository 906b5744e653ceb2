import { describe, expect, it } from 'vitest';

import { gaugeOf } from './gauge.ts';

describe('the gauge', () => {
  it.each([
    [0, 0, '0'],
    [1, 0.1, '1'],
    [5, 0.5, '5'],
    [10, 1, '10'],
    [4000, 1, '4000'],
    [123456789, 1, '9999+'],
    [-3, 0, '0'],
    [2.55, 0.255, '2.6'],
  ])('of %d rare words points at %d and says %s', (score, fraction, figure) => {
    expect(gaugeOf({ score })).toMatchObject({ fraction, figure });
  });

  it.each([
    [0, 100, 0, '0%'],
    [2, 100, 0.5, '2%'],
    [4, 100, 1, '4%'],
    [3, 118, 0.6356, '2.5%'],
    [50, 100, 1, '50%'],
    [200, 100, 1, '100%'],
    [-1, 100, 0, '0%'],
  ])('of %d rare words among %d points at %d and says %s', (score, total, fraction, figure) => {
    const gauge = gaugeOf({ score, total });
    expect(gauge.fraction).toBeCloseTo(fraction, 3);
    expect(gauge.figure).toBe(figure);
  });

  it('speaks of one rare word in the singular', () => {
    expect(gaugeOf({ score: 1 }).caption).toBe('rare word');
  });

  it('speaks Hebrew when asked to', () => {
    const gauge = gaugeOf({ score: 3, total: 100, language: 'he' });
    expect(gauge.caption).toBe('מילים נדירות');
    expect(gauge.description).not.toMatch(/[a-z]/i);
  });

  it.each([
    [2, 'within the 2%'],
    [3, 'more than the 2%'],
  ])('says of %d in a hundred that it is %s', (score, verdict) => {
    expect(gaugeOf({ score, total: 100 }).description).toContain(verdict);
  });
});
