import { beforeEach, describe, expect, test } from 'vitest';

import { defaults } from './settings.ts';
import { openForTest as open } from './stores-for-tests.ts';
import { namespace } from './permitted-storage.ts';

const shelf = () => ({ session: sessionStorage, device: localStorage });
const stored = (storage: Storage): unknown => JSON.parse(storage.getItem(namespace) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('settings', () => {
  test('begin with the defaults', () => {
    expect(open(shelf()).current).toEqual(defaults);
  });

  test('are kept in session storage under the key of the specification', () => {
    open(shelf()).change({ letterSpacing: 4 });
    expect(stored(sessionStorage)).toMatchObject({ letterSpacing: 4 });
    expect(open(shelf()).current.letterSpacing).toBe(4);
  });

  test('are told to the page as a storage event', () => {
    const heard: (string | null)[] = [];
    const listener = (event: StorageEvent) => heard.push(event.key);
    window.addEventListener('storage', listener);
    open(shelf()).change({ isMonochrome: true });
    window.removeEventListener('storage', listener);
    expect(heard).toEqual(['accessibilik']);
  });

  test('are forgotten with the session unless the visitor asks otherwise', () => {
    const store = open(shelf());
    store.change({ isMonochrome: true });
    expect(stored(localStorage)).toBeNull();
    store.change({ isRememberedOnDevice: true });
    expect(stored(localStorage)).toMatchObject({ isMonochrome: true });
    sessionStorage.clear();
    expect(open(shelf()).current.isMonochrome).toBe(true);
    store.change({ isRememberedOnDevice: false });
    expect(stored(localStorage)).toBeNull();
  });

  test('follow a change made elsewhere', () => {
    const store = open(shelf());
    const newValue = JSON.stringify({ ...defaults, isBigCursor: true });
    window.dispatchEvent(new StorageEvent('storage', { key: namespace, newValue }));
    expect(store.current.isBigCursor).toBe(true);
  });

  test('changed in another tab are the same after a reload', () => {
    const store = open(shelf());
    store.change({ letterSpacing: 2 });
    const newValue = JSON.stringify({ ...store.current, columnWidth: 50, letterSpacing: 4 });
    window.dispatchEvent(new StorageEvent('storage', { key: namespace, newValue }));
    expect(open(shelf()).current).toMatchObject({ columnWidth: 50, letterSpacing: 4 });
  });

  test('are no longer remembered here once another tab has forgotten them', () => {
    const store = open(shelf());
    store.change({ isRememberedOnDevice: true, letterSpacing: 2 });
    const gone = { key: namespace, newValue: null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', gone));
    store.change({ letterSpacing: 3 });
    expect(store.current.isRememberedOnDevice).toBe(false);
    expect(stored(localStorage)).toBeNull();
    store.close();
  });

  test('last as long as the page where the browser forbids storage', () => {
    const store = open({ session: null, device: null });
    store.change({ isBigCursor: true });
    expect(store.current.isBigCursor).toBe(true);
  });
});
