import { afterEach, expect, it } from 'vitest';

import { accessCookie } from './access-cookie.ts';
import { readCookie } from '../storage/cookies.ts';
import { showSession } from './session.ts';
import { dana, endSession, tokenFor } from './session-for-tests.ts';

const living = tokenFor({ exp: Math.floor(Date.now() / 1000) + 900 });

afterEach(endSession);

it('keeps the token of somebody who is signed in, and removes it for a guest', () => {
  showSession({ ...dana, accessToken: living });
  accessCookie.keep();
  expect(readCookie('authToken')).toBe(living);
  endSession();
  accessCookie.keep();
  expect(readCookie('authToken')).toBeNull();
});

it('does not keep a token that has ended', () => {
  showSession({ ...dana, accessToken: tokenFor({ exp: 1 }) });
  accessCookie.keep();
  expect(readCookie('authToken')).toBeNull();
});
