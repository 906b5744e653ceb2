import { defaults, type Settings } from './settings.ts';
import type { SettingsStore } from './open-settings.ts';

const longest = 50;

export interface SettingsWithHistory extends SettingsStore {
  reset(): void;
  undo(): boolean;
}

export function withHistory(store: SettingsStore): SettingsWithHistory {
  const past: Settings[] = [];
  const change = (part: Partial<Settings>) => {
    past.push(store.current);
    if (past.length > longest) past.shift();
    store.change(part);
  };
  return {
    ...store,
    get current() {
      return store.current;
    },
    change,
    reset() {
      const { language, isRememberedOnDevice } = store.current;
      change({ ...defaults, language, isRememberedOnDevice });
    },
    undo() {
      const previous = past.pop();
      if (previous) store.change({ ...previous, language: store.current.language });
      return previous !== undefined;
    },
  };
}
