import { describe, expect, test } from 'vitest';

import { defaults } from './settings.ts';
import { openForTest as openSettings } from './stores-for-tests.ts';

describe('settings', () => {
  test('go back to the defaults on reset, and return on undo', () => {
    const store = openSettings({ session: null, device: null });
    store.change({ language: 'fr', wordSpacing: 2 });
    store.reset();
    expect(store.current).toEqual({ ...defaults, language: 'fr' });
    expect(store.undo()).toBe(true);
    expect(store.current.wordSpacing).toBe(2);
  });

  test('say so when there is nothing to undo', () => {
    expect(openSettings({ session: null, device: null }).undo()).toBe(false);
  });
});
