import { afterEach } from 'vitest';

import { openSettings, type SettingsStore } from './open-settings.ts';

const opened: SettingsStore[] = [];

/** Closed after each test: a store that stays hears what other tests write. */
export function openForTest(...shelf: Parameters<typeof openSettings>): SettingsStore {
  const store = openSettings(...shelf);
  opened.push(store);
  return store;
}

afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});
