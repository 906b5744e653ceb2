import { afterEach, expect, it, vi } from 'vitest';

import { reloadOnce } from './reload-once.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const minute = 60_000;
const attempt = (at: number, isThere = true) => {
  const reload = vi.fn<() => void>();
  return reloadOnce({ isThere: async () => isThere, reload, now: () => at }).then((found) => ({
    found,
    reloads: reload.mock.calls.length,
  }));
};

it('reloads when a part is missing and the server answers', async () => {
  expect(await attempt(0)).toEqual({ found: 'reloading', reloads: 1 });
});

it('does not reload again soon', async () => {
  await attempt(0);
  expect(await attempt(9 * minute)).toEqual({ found: 'tried', reloads: 0 });
});

it('reloads for the next version, some time later', async () => {
  await attempt(0);
  expect(await attempt(11 * minute)).toEqual({ found: 'reloading', reloads: 1 });
});

it('leaves the page standing while there is no connection, and reloads when it is back', async () => {
  expect(await attempt(0, false)).toEqual({ found: 'unreachable', reloads: 0 });
  expect(await attempt(1)).toEqual({ found: 'reloading', reloads: 1 });
});

it('never reloads where it cannot remember that it did', async () => {
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(await attempt(0)).toEqual({ found: 'tried', reloads: 0 });
});
