import { readSettings } from './read-settings.ts';
import { defaults, isSame, type Settings } from './settings.ts';
import {
  attempt,
  browserStorage,
  namespace,
  onStored,
  stored,
  type WidgetStorage,
} from './permitted-storage.ts';

/** Most changes that can be undone. */
const longest = 50;

export interface SettingsStore {
  readonly current: Settings;
  change(part: Partial<Settings>): void;
  /** Sets the defaults, except for the language and `isRememberedOnDevice`. */
  reset(): void;
  /** Undoes the last change or reset, but keeps the language; false if there is none. */
  undo(): boolean;
  /** Call once the owner allows storage: keeps settings chosen before, or takes the stored ones if none were. */
  recall(): void;
  /** Calls `listener` after each change, also of another tab. Returns a function that stops it. */
  subscribe(listener: (settings: Settings) => void): () => void;
  /** Stops listening to other tabs. */
  close(): void;
}

/**
 * Opens the stored settings, or `shown` if `shelf` holds none. Each change made here dispatches a `storage` event on
 * the page, as the specification asks.
 */
export function openSettings(
  shelf: WidgetStorage = browserStorage(),
  shown: Settings = defaults,
): SettingsStore {
  const kept = (): Settings => {
    const text = stored(shelf);
    return text === null ? shown : readSettings(text);
  };
  let current = kept();
  const listeners = new Set<(settings: Settings) => void>();
  const past: Settings[] = [];

  const tell = () => listeners.forEach((listener) => listener(current));
  const take = (next: Settings) => {
    current = next;
    attempt(() => shelf.session?.setItem(namespace, JSON.stringify(next)));
  };
  const put = (next: Settings) => {
    take(next);
    const newValue = JSON.stringify(next);
    attempt(() =>
      next.isRememberedOnDevice
        ? shelf.device?.setItem(namespace, newValue)
        : shelf.device?.removeItem(namespace),
    );
    tell();
    dispatchEvent(
      new StorageEvent('storage', {
        key: namespace,
        newValue,
        storageArea: shelf.session,
        url: location.href,
      }),
    );
  };
  const change = (part: Partial<Settings>) => {
    past.push(current);
    if (past.length > longest) past.shift();
    put({ ...current, ...part });
  };
  const stopHearing = onStored((text) => {
    const heard = readSettings(text);
    if (isSame(heard, current)) return;
    take(heard);
    tell();
  });
  /** Another tab has turned "remember" off: a change here would store the settings on the device again. */
  const onForgotten = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue === null && current.isRememberedOnDevice)
      put({ ...current, isRememberedOnDevice: false });
  };
  addEventListener('storage', onForgotten);

  return {
    get current() {
      return current;
    },
    change,
    reset() {
      const { language, isRememberedOnDevice } = current;
      change({ ...defaults, language, isRememberedOnDevice });
    },
    undo() {
      const previous = past.pop();
      if (previous) put({ ...previous, language: current.language });
      return previous !== undefined;
    },
    recall() {
      const isUntouched = isSame(current, defaults);
      const next = isUntouched ? kept() : current;
      if (!isSame(next, defaults)) put(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      stopHearing();
      removeEventListener('storage', onForgotten);
    },
  };
}
