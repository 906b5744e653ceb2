import { describe, expect, it } from 'vitest';

import { gaugeCall } from './gauge-image.ts';

const read = (query: object) => gaugeCall.query.safeParse(query);

describe('the question the gauge answers', () => {
  it.each([
    [{ score: '4' }, { score: 4 }],
    [{ score: '-2' }, { score: -2 }],
    [
      { score: '2.5', total: '118' },
      { score: 2.5, total: 118 },
    ],
  ])('reads %o', (query, expected) => {
    expect(read(query).data).toEqual(expected);
  });

  it.each([
    [{}],
    [{ score: '' }],
    [{ score: 'four' }],
    [{ score: 'NaN' }],
    [{ score: 'Infinity' }],
    [{ score: '1e9' }],
    [{ score: ['1', '2'] }],
    [{ score: '1', total: '0' }],
    [{ score: '1', total: '-5' }],
    [{ score: '1', total: 'many' }],
  ])('refuses %o', (query) => {
    expect(read(query).success).toBe(false);
  });
});
