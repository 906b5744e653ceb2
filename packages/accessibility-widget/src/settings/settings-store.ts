import type { Owner } from '../options.ts';
import { readSettings } from './read-settings.ts';
import { settingsWithSets } from '../features/layers.ts';
import { defaults, isSame, type Settings } from './settings.ts';

/** The widget's name in storage, class names and element ids. */
export const namespace = 'accessibilik';

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

/** Where settings live. A browser may refuse storage altogether, so each access may fail. */
export interface Shelf {
  readonly session: Storage | null;
  readonly device: Storage | null;
}

/** What the action gives, or null where storage is full or forbidden: what was to be kept then lasts as long as the page. */
export const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

const mayKeep = ({ consent = 'yes', storage }: Owner) => consent === 'yes' && storage !== 'none';
const mayStay = (owner: Owner) => mayKeep(owner) && owner.storage !== 'session';

/** The browser's two storages; null for each one that it or the owner refuses. Asked at each use, as the owner may wait for a consent. */
export const browserShelf = (owner: () => Owner = () => ({})): Shelf => ({
  get session() {
    return attempt(() => (mayKeep(owner()) ? sessionStorage : null));
  },
  get device() {
    return attempt(() => (mayStay(owner()) ? localStorage : null));
  },
});

/** What an earlier page of this session left under the widget's name and `part`, or else what the device remembers. */
export const stored = ({ session, device }: Shelf, part = ''): string | null =>
  session?.getItem(namespace + part) ?? device?.getItem(namespace + part) ?? null;

export const storedSettings = (shelf: Shelf): Settings => readSettings(stored(shelf));

/** Takes off both storages all that the widget has kept. */
export const forgetSettings = (): void =>
  void attempt(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(namespace)) storage.removeItem(key);
  });

/** Calls `listener` with the settings each `storage` event tells of, from this page or another; returns how to stop. */
export function hearSettings(listener: (settings: Settings) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue) listener(readSettings(newValue));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Where an earlier version kept the visitor's own sets, on the device whether settings were remembered or not. They stay on it, and the tick says so. */
const olderSets = `${namespace}-sets`;

/** Opens the settings on `shelf`. A write is told to the page as a `storage` event, as the specification asks. */
export function openSettings(shelf: Shelf = browserShelf()): SettingsStore {
  const kept = (): Settings => {
    const settings = settingsWithSets(stored(shelf));
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
