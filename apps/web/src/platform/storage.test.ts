import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetAll, readStored, store } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('storage', () => {
  it('gives back what was kept', () => {
    expect(store('place', 'here')).toBe(true);
    expect(readStored('place')).toBe('here');
  });

  it('forgets what is set to null', () => {
    store('place', 'here');
    store('place', null);
    expect(readStored('place')).toBeNull();
  });

  it('forgets all that belongs together, and nothing else', () => {
    store('conversation:a', '1');
    store('conversation:b', '2');
    store('place', 'here');
    forgetAll('conversation:');
    expect([
      readStored('conversation:a'),
      readStored('conversation:b'),
      readStored('place'),
    ]).toEqual([null, null, 'here']);
  });

  it('has nothing, and says so, where storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    expect(readStored('place')).toBeNull();
    expect(store('place', 'here')).toBe(false);
  });
});
