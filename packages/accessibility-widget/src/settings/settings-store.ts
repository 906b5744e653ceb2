import { readSettings } from './read-settings.ts';
import type { Settings } from './settings.ts';

/** The widget's name in storage, class names and element ids. */
export const namespace = 'accessibilik';

/** The settings of this page, kept in session storage and, if asked for, on the device. */
export interface SettingsStore {
  readonly current: Settings;
  change(part: Partial<Settings>): void;
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

const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null; // Storage is full or forbidden: the settings then last as long as the page.
  }
};

/** The browser's two storages; null for each one it refuses. */
export const browserShelf = (): Shelf => ({
  session: attempt(() => sessionStorage),
  device: attempt(() => localStorage),
});

/** What an earlier page of this session left, or else what the device remembers. */
export const storedSettings = ({ session, device }: Shelf): Settings =>
  readSettings(
    attempt(() => session?.getItem(namespace) ?? null) ??
      attempt(() => device?.getItem(namespace) ?? null),
  );

/** Calls `listener` with the settings each `storage` event tells of, from this page or another; returns how to stop. */
export function hearSettings(
  listener: (settings: Settings) => void,
  page: Window = window,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue !== null) listener(readSettings(newValue));
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}

/** Opens the settings on `shelf`. A write is told to the page as a `storage` event, as the specification asks. */
export function openSettings(shelf: Shelf = browserShelf(), page: Window = window): SettingsStore {
  let current = storedSettings(shelf);
  const listeners = new Set<(settings: Settings) => void>();

  const tell = () => listeners.forEach((listener) => listener(current));
  const put = (next: Settings) => {
    current = next;
    const newValue = JSON.stringify(next);
    attempt(() => shelf.session?.setItem(namespace, newValue));
    attempt(() =>
      next.isRememberedOnDevice
        ? shelf.device?.setItem(namespace, newValue)
        : shelf.device?.removeItem(namespace),
    );
    tell();
    page.dispatchEvent(
      new StorageEvent('storage', {
        key: namespace,
        newValue,
        storageArea: shelf.session,
        url: page.location.href,
      }),
    );
  };
  const close = hearSettings((heard) => {
    if (JSON.stringify(heard) === JSON.stringify(current)) return;
    current = heard;
    tell();
  }, page);

  return {
    get current() {
      return current;
    },
    change: (part) => put({ ...current, ...part }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}
