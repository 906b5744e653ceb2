import type { Owner } from '../options.ts';
import { readSettings } from './read-settings.ts';
import type { Settings } from './settings.ts';

/** The widget's name in storage, class names and element ids. */
export const namespace = 'accessibilik';

/** Where a page with i18next keeps its language. The menu writes there too, but never over what the page has written. */
export const pageLanguageKey = 'i18nextLng';
/** The language chosen in the menu: what the menu has written for the page is told by it. */
export const menuLanguageKey = `${namespace}-language`;

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

/** Takes off both storages all that the widget has kept; of the page's language that only, which the menu's own says it has written. */
export const forgetSettings = (): void =>
  void attempt(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(namespace)) {
          if (storage[key] === storage[pageLanguageKey]) delete storage[pageLanguageKey];
          delete storage[key];
        }
  });

/** Calls `listener` with the settings each `storage` event tells of, from this page or another; returns how to stop. */
export function hearSettings(listener: (settings: Settings) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue) listener(readSettings(newValue));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
