import { describe, expect, it } from 'vitest';

import { readEitherCasing } from './wire-casing.ts';

describe('reading a reply in either casing', () => {
  it.each([
    [{ Score: 90 }, { score: 90 }],
    [{ score: 90 }, { score: 90 }],
    [{ Score: 1, score: 90 }, { score: 90 }],
    [{ score: 90, Score: 1 }, { score: 90 }],
    [{ HtmlResult: { Kept: true } }, { htmlResult: { Kept: true } }],
  ])('turns %o into %o', (reply, expected) => {
    expect(readEitherCasing(reply)).toEqual(expected);
  });

  it.each([[null], ['text'], [7], [[{ Score: 1 }]]])('leaves %o alone', (reply) => {
    expect(readEitherCasing(reply)).toEqual(reply);
  });
});
