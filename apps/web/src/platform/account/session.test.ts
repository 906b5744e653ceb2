import { afterEach, expect, it, vi } from 'vitest';

import {
  checkSession,
  currentSession,
  freshSession,
  setSessionRefresh,
  mustTellEnd,
  showSession,
  wasTold,
} from './session.ts';
import { dana, endSession, tokenFor } from './session-for-tests.ts';

const inSeconds = (seconds: number) => tokenFor({ exp: Math.floor(Date.now() / 1000) + seconds });

/** A service that gives a token of this life when asked to renew. */
function serviceGiving(accessToken: string) {
  const check = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const renew = vi.fn<() => Promise<void>>(async () => showSession({ ...dana, accessToken }));
  setSessionRefresh({ renew, check });
  return { renew, check };
}

afterEach(endSession);

it('is out on a device that keeps no session', () => {
  expect(currentSession()).toEqual({ kind: 'out' });
});

it('uses a token that lives, and renews one that ends', async () => {
  const next = inSeconds(900);
  const { renew } = serviceGiving(next);
  showSession({ ...dana, accessToken: inSeconds(60) });
  await freshSession();
  expect(renew).not.toHaveBeenCalled();
  showSession({ ...dana, accessToken: inSeconds(5) });
  expect(await freshSession()).toMatchObject({ accessToken: next });
});

it('keeps one object while nothing has changed, so that screens need not render again', () => {
  showSession(dana);
  const before = currentSession();
  showSession({ ...dana });
  expect(currentSession()).toBe(before);
});

it('remembers that somebody left by choice when the account client then says so too', () => {
  showSession(dana);
  showSession({ kind: 'out', hasLeft: true });
  showSession({ kind: 'out' });
  expect(currentSession()).toEqual({ kind: 'out', hasLeft: true });
  showSession(dana);
  showSession({ kind: 'out' });
  expect(currentSession()).toEqual({ kind: 'out' });
});

it('asks about a refused session, and never about a guest', () => {
  const { check } = serviceGiving(inSeconds(900));
  checkSession();
  expect(check).not.toHaveBeenCalled();
  showSession(dana);
  checkSession();
  expect(check).toHaveBeenCalledOnce();
});

it('has an end told once, and only to somebody who did not leave by choice', () => {
  showSession(dana);
  showSession({ kind: 'out' });
  expect([mustTellEnd(), mustTellEnd()]).toEqual([true, false]);
  showSession(dana);
  expect(mustTellEnd()).toBe(false);
  wasTold();
  showSession({ kind: 'out' });
  expect(mustTellEnd()).toBe(false);
  showSession(dana);
  showSession({ kind: 'out', hasLeft: true });
  expect(mustTellEnd()).toBe(false);
});
