import { onTestFinished } from 'vitest';

import { openSettings, type SettingsStore } from './store-with-undo.ts';

/** Closed when its test ends: a store that stays hears what other tests write. */
export function openForTest(...shelf: Parameters<typeof openSettings>): SettingsStore {
  const store = openSettings(...shelf);
  onTestFinished(() => store.close());
  return store;
}
