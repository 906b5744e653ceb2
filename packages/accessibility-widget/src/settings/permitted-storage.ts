import type { Owner } from '../options.ts';

/** Key of the stored settings, and prefix of the widget's other keys, classes and attributes. */
export const namespace = 'accessibilik';

/** Key under which i18next keeps the page's language. The menu writes it too, but never over a value of the page. */
export const pageLanguageKey = 'i18nextLng';
/**
 * Key under which the language chosen in the menu is stored. If the value under `pageLanguageKey` is the same, the menu
 * wrote that one too.
 */
export const menuLanguageKey = `${namespace}-language`;

export interface WidgetStorage {
  readonly session: Storage | null;
  readonly device: Storage | null;
}

/**
 * Returns the result of `action`, or null if it throws, as where storage is full or forbidden. A value that could not
 * be stored lasts only as long as the page.
 */
export const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

const mayKeep = ({ consent = 'yes', storage }: Owner) => consent === 'yes' && storage !== 'none';
const mayStay = (owner: Owner) => mayKeep(owner) && owner.storage !== 'session';

/** Session and local storage; null where browser, owner or missing consent forbid it. Checked at each use. */
export const browserStorage = (owner: () => Owner = () => ({})): WidgetStorage => ({
  get session() {
    return attempt(() => (mayKeep(owner()) ? sessionStorage : null));
  },
  get device() {
    return attempt(() => (mayStay(owner()) ? localStorage : null));
  },
});

/** The settings, unparsed, of this session or else of the device. `part`: ending of another key, such as `-early`. */
export const stored = ({ session, device }: WidgetStorage, part = ''): string | null =>
  session?.getItem(namespace + part) ?? device?.getItem(namespace + part) ?? null;

/** The language chosen in the menu, else the page's own under i18next, which is read without consent. */
export const storedLanguage = ({ device }: WidgetStorage): string | null =>
  device?.getItem(menuLanguageKey) ?? attempt(() => localStorage.getItem(pageLanguageKey));

/** Removes all that the widget has stored, and the page's language key only if the menu wrote it. */
export const forgetSettings = (): void =>
  void attempt(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(namespace)) {
          if (storage[key] === storage[pageLanguageKey]) delete storage[pageLanguageKey];
          delete storage[key];
        }
  });

/** Calls `listener` with the settings that this page or another tab stores. Returns a function that stops it. */
export function onStored(listener: (text: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === namespace && newValue) listener(newValue);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
