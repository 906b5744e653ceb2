import { expect, it } from 'vitest';

import { cookieText, readCookie, removeCookie, writeCookie } from './cookies.ts';

const crumb = { seconds: 60, sameSite: 'Lax' } as const;

it('reads what it has written, and nothing once it is removed', () => {
  writeCookie('note', 'a; b=c', crumb);
  expect(readCookie('note')).toBe('a; b=c');
  removeCookie('note');
  expect(readCookie('note')).toBeNull();
});

it('does not take one name for another', () => {
  writeCookie('other_note', 'x', crumb);
  expect(readCookie('note')).toBeNull();
  removeCookie('other_note');
});

it('is for the whole site, with an end, and secure on https only', () => {
  expect(cookieText('a', '1', crumb, false)).toBe('a=1; path=/; max-age=60; samesite=Lax');
  expect(cookieText('a', '1', { seconds: 1, sameSite: 'Strict' }, true)).toBe(
    'a=1; path=/; max-age=1; samesite=Strict; secure',
  );
});
