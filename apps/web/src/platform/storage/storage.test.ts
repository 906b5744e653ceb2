import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  forgetWriting,
  keepAgain,
  keptKeys,
  readStored,
  store,
  type StoredKey,
} from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepAgain();
});
afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const examples = Object.entries(keptKeys).map(([name, { holds }]) => ({
  key: (name.endsWith(':') ? `${name}an-example` : name) as StoredKey,
  holds,
}));

describe('storage', () => {
  it('gives back what was kept', () => {
    expect(store('theme', 'dark')).toBe(true);
    expect(readStored('theme')).toBe('dark');
  });

  it('forgets what is set to null', () => {
    store('theme', 'dark');
    store('theme', null);
    expect(readStored('theme')).toBeNull();
  });

  it('keeps what belongs to a tab in that tab alone', () => {
    store('profile-draft:dana', 'a draft');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  });

  it('has nothing, and says so, where storage is blocked', () => {
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    expect(readStored('theme')).toBeNull();
    expect(store('profile-draft:dana', 'a draft')).toBe(false);
    expect(forgetWriting).not.toThrow();
  });
});

describe('forgetting what somebody wrote', () => {
  it.each(examples)('treats $key as $holds', ({ key, holds }) => {
    store(key, 'kept');
    forgetWriting();
    expect(readStored(key)).toBe(holds === 'writing' ? null : 'kept');
  });

  it('leaves alone what others keep under this address', () => {
    localStorage.setItem('accessibilik', '{}');
    forgetWriting();
    expect(localStorage.getItem('accessibilik')).toBe('{}');
  });

  it('keeps no last words of a screen that is closing', () => {
    forgetWriting();
    expect(store('analyser.text', 'a late save')).toBe(false);
    expect(store('theme', 'dark')).toBe(true);
    keepAgain();
    expect(store('analyser.text', 'the next writer')).toBe(true);
  });

  it('cannot be passed by: nothing else in the site keeps things in the browser', () => {
    const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*test*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    const keeps = /\b(localStorage|sessionStorage|indexedDB|caches\.|serviceWorker)\b/;
    const found = Object.entries(sources).filter(([, source]) => keeps.test(source));
    expect(found.map(([path]) => path)).toEqual([
      // The site's own files, and what was shared with it: `forgetWriting` takes that away too.
      '../../offline/service-worker.ts',
      '../../offline/use-service-worker.ts',
      './share-target.ts',
      './storage.ts',
    ]);
  });
});
