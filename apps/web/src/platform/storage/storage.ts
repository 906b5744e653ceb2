import { forgetShared } from './share-target.ts';

/** What a kept value is: somebody's writing, their session, or a setting that is nobody's in particular. */
type Holds = 'writing' | 'session' | 'setting';

interface KeptKey {
  readonly holds: Holds;
  /** For how long: on this device until it is removed, or as long as the tab is open. */
  readonly on: 'device' | 'tab';
}

/**
 * Everything this site keeps in a browser. A name that ends in a colon is the beginning of many keys.
 * Only keys named here can be read and kept, so that logging out forgets all that was written.
 */
export const keptKeys = {
  'analyser.text': { holds: 'writing', on: 'device' },
  'analyser.paper': { holds: 'writing', on: 'device' },
  'analyser.result': { holds: 'writing', on: 'device' },
  'analyser.known': { holds: 'writing', on: 'device' },
  'analyser.versions': { holds: 'writing', on: 'device' },
  'analyser.text:': { holds: 'writing', on: 'device' },
  'analyser.paper:': { holds: 'writing', on: 'device' },
  'analyser.result:': { holds: 'writing', on: 'device' },
  'analyser.versions:': { holds: 'writing', on: 'device' },
  'analyser.holder:': { holds: 'writing', on: 'device' },
  'analyser.newest': { holds: 'writing', on: 'device' },
  'analyser.tab': { holds: 'writing', on: 'tab' },
  'analyser.known-unsent': { holds: 'writing', on: 'device' },
  'conversation:': { holds: 'writing', on: 'device' },
  'study:': { holds: 'writing', on: 'device' },
  'profile-draft:': { holds: 'writing', on: 'tab' },
  'vernacular-session': { holds: 'session', on: 'device' },
  'analyser.spelling': { holds: 'setting', on: 'device' },
  i18nextLng: { holds: 'setting', on: 'device' },
  'accessibilik-language': { holds: 'setting', on: 'device' },
  theme: { holds: 'setting', on: 'device' },
  'reloaded-at': { holds: 'setting', on: 'tab' },
  departure: { holds: 'setting', on: 'device' },
  'departure-heard': { holds: 'setting', on: 'tab' },
  registration: { holds: 'setting', on: 'device' },
  'cookies-put-off': { holds: 'setting', on: 'tab' },
} as const satisfies Readonly<Record<string, KeptKey>>;

type Name = keyof typeof keptKeys;
type Beginning = Extract<Name, `${string}:`>;

/** A key under which something may be kept. */
export type StoredKey = Exclude<Name, Beginning> | `${Beginning}${string}`;

const beginningOf = (key: string) => key.slice(0, key.indexOf(':') + 1);
const entryOf = (key: string): KeptKey | undefined =>
  (keptKeys as Readonly<Record<string, KeptKey>>)[beginningOf(key) || key];

const shelfOf = (key: StoredKey) => (entryOf(key)?.on === 'tab' ? sessionStorage : localStorage);

/** While the screens of somebody who has left are still closing, their last words are not kept. */
let isClosed = false;

/** A value kept on this device, or null when there is none or storage is blocked. */
export function readStored(key: StoredKey): string | null {
  try {
    return shelfOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** The keys with a beginning under which something is kept on this device. */
export function storedKeys<B extends Beginning>(beginning: B): readonly `${B}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${B}${string}` =>
      key.startsWith(beginning),
    );
  } catch {
    return [];
  }
}

/** Keeps a value and tells whether it could; null forgets it. */
export function store(key: StoredKey, value: string | null): boolean {
  try {
    if (value === null) shelfOf(key).removeItem(key);
    else if (isClosed && entryOf(key)?.holds === 'writing') return false;
    else shelfOf(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const held = new Map<string, unknown>();

/** Writing that no storage can hold, such as chosen files: held while the tab is open, from screen to screen, and forgotten with all that was written. */
export function hold(key: string, work: unknown): void {
  if (!isClosed) held.set(key, work);
}

/** What is held in this tab; undefined when nothing is. */
export const readHeld = (key: string): unknown => held.get(key);

/** Forgets all that was written on this device and in this tab, and keeps nothing more until `keepAgain`. */
export function forgetWriting(): void {
  isClosed = true;
  forget(() => localStorage);
  forgetShared();
  forgetWritingOfTab();
}

/** Forgets what was written in this tab alone. */
export function forgetWritingOfTab(): void {
  held.clear();
  forget(() => sessionStorage);
}

/** Ends what `forgetWriting` began: the screens of whoever left are closed. */
export function keepAgain(): void {
  isClosed = false;
}

function forget(shelf: () => Storage): void {
  try {
    for (const key of Object.keys(shelf())) {
      if (entryOf(key)?.holds === 'writing') shelf().removeItem(key);
    }
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
