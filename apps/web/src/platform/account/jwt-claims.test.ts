import { expect, it } from 'vitest';

import { readClaims, secondsLeft } from './jwt-claims.ts';
import { tokenFor } from './session-for-tests.ts';

it('reads what a token says, letters of any script included', () => {
  expect(readClaims(tokenFor({ aal: 'aal2', email: 'דנה@example.org' }))).toEqual({
    aal: 'aal2',
    email: 'דנה@example.org',
  });
});

it.each(['', 'token', 'a.b.c', 'a.eyJ.c'])('reads nothing from %j', (token) => {
  expect(readClaims(token)).toEqual({});
  expect(secondsLeft(token)).toBeNull();
});

it('counts the seconds until a token ends, and none after', () => {
  const token = tokenFor({ exp: 1000 });
  expect(secondsLeft(token, () => 940_000)).toBe(60);
  expect(secondsLeft(token, () => 1_000_001)).toBe(0);
});
