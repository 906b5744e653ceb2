import { expect, it } from 'vitest';

import { nextQuery, safeRedirect } from './safe-redirect.ts';

it.each([
  ['/profile', '/profile'],
  ['/profile?task=1#top', '/profile?task=1#top'],
  [null, '/'],
  ['/login?next=/login', '/'],
  ['https://example.org/', '/'],
  ['//example.org/', '/'],
  [String.raw`/\example.org/`, '/'],
  ['javascript:alert(1)', '/'],
  ['profile', '/'],
])('%j leads to %s', (next, path) => {
  const search = new URLSearchParams(next === null ? {} : { next });
  expect(safeRedirect(search, 'https://here.example')).toBe(path);
});

it.each(['/', '/profile', '/profile?task=1&b=2#top'])(
  'carries %s along and finds it again',
  (path) =>
    expect(safeRedirect(new URLSearchParams(nextQuery(path)), 'https://here.example')).toBe(path),
);
