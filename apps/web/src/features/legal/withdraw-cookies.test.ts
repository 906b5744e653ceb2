import { expect, it, vi } from 'vitest';

import { readCookie, writeCookie } from '../../platform/storage/cookies.ts';
import { withdrawCookies } from './withdraw-cookies.tsx';

it('forgets the acceptance and what measuring left, keeps the rest, and loads the page anew', () => {
  const names = ['cookie_consent', 'terms_consent', '_ga', '_ga_ABC123', '_gid'];
  for (const name of names) writeCookie(name, 'true', { seconds: 60, sameSite: 'Lax' });
  const reload = vi.fn<() => void>();
  withdrawCookies(reload);
  expect(names.filter((name) => readCookie(name) !== null)).toEqual(['terms_consent']);
  expect(reload).toHaveBeenCalledOnce();
});
