import { settingsWithSets } from '../features/layers.ts';
import { defaults, isSame, type Settings } from './settings.ts';
import {
  attempt,
  browserShelf,
  hearSettings,
  namespace,
  stored,
  type Shelf,
} from './settings-store.ts';

/** The settings of this page, kept in session storage and, if asked for, on the device. */
export interface SettingsStore {
  readonly current: Settings;
  change(part: Partial<Settings>): void;
  /** Once the owner allows to keep them: keeps those chosen before, or takes those that were kept. */
  recall(): void;
  /** Calls `listener` after every change, wherever it was made; returns how to stop. */
  subscribe(listener: (settings: Settings) => void): () => void;
  /** Stops listening to changes made elsewhere. */
  close(): void;
}

/** Where an earlier version kept the visitor's own sets, on the device whether settings were remembered or not. They stay on it, and the tick says so. */
const olderSets = `${namespace}-sets`;

/** Opens the settings on `shelf`, or those shown where it holds none. A write is told to the page as a `storage` event, as the specification asks. */
export function openSettings(
  shelf: Shelf = browserShelf(),
  shown: Settings = defaults,
): SettingsStore {
  const kept = (): Settings => {
    const text = stored(shelf);
    const settings = text === null ? shown : settingsWithSets(text);
    const older = shelf.device?.getItem(olderSets) ?? '[]';
    return older === '[]' || settings.ownSets
      ? settings
      : { ...settings, ownSets: older, isRememberedOnDevice: true };
  };
  let current = kept();
  const listeners = new Set<(settings: Settings) => void>();

  const tell = () => listeners.forEach((listener) => listener(current));
  const take = (next: Settings) => {
    current = next;
    attempt(() => shelf.session?.setItem(namespace, JSON.stringify(next)));
  };
  const put = (next: Settings) => {
    take(next);
    const newValue = JSON.stringify(next);
    attempt(() => shelf.device?.removeItem(olderSets));
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
  const stopHearing = hearSettings((heard) => {
    if (isSame(heard, current)) return;
    take(heard);
    tell();
  });
  /** Another tab has them remembered no longer: a change here would put them back. */
  const onForgotten = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue === null && current.isRememberedOnDevice)
      put({ ...current, isRememberedOnDevice: false });
  };
  addEventListener('storage', onForgotten);

  return {
    get current() {
      return current;
    },
    change: (part) => put({ ...current, ...part }),
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
