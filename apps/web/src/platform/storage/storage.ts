import { forgetShared } from './share-target.ts';

/** A user's writing, their session, or a setting of the device. Logging out deletes the writing. */
type Holds = 'writing' | 'session' | 'setting';

interface KeptKey {
  readonly holds: Holds;
  /** `device` is localStorage, `tab` is sessionStorage. */
  readonly on: 'device' | 'tab';
}

/**
 * Every key of localStorage and sessionStorage. A name that ends in a colon is a prefix.
 * Only keys listed here can be used, so that logging out deletes all writing.
 */
export const keptKeys = {
  'analyser.text': { holds: 'writing', on: 'device' },
  'analyser.paper': { holds: 'writing', on: 'device' },
  'analyser.result': { holds: 'writing', on: 'device' },
  'analyser.known': { holds: 'writing', on: 'device' },
  'analyser.versions': { holds: 'writing', on: 'device' },
  'analyser.readers': { holds: 'writing', on: 'device' },
  'analyser.text:': { holds: 'writing', on: 'device' },
  'analyser.paper:': { holds: 'writing', on: 'device' },
  'analyser.result:': { holds: 'writing', on: 'device' },
  'analyser.versions:': { holds: 'writing', on: 'device' },
  'analyser.readers:': { holds: 'writing', on: 'device' },
  'analyser.holder:': { holds: 'writing', on: 'device' },
  'analyser.newest': { holds: 'writing', on: 'device' },
  'analyser.tab': { holds: 'writing', on: 'tab' },
  'analyser.known-unsent': { holds: 'writing', on: 'device' },
  'conversation:': { holds: 'writing', on: 'device' },
  'asked-readers': { holds: 'writing', on: 'device' },
  'reading:': { holds: 'writing', on: 'device' },
  'study:': { holds: 'writing', on: 'device' },
  'profile-draft:': { holds: 'writing', on: 'tab' },
  'vernacular-session': { holds: 'session', on: 'device' },
  'analyser.spelling': { holds: 'setting', on: 'device' },
  'analyser.folds': { holds: 'setting', on: 'device' },
  'analyser.long-sentences': { holds: 'setting', on: 'device' },
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
type Prefix = Extract<Name, `${string}:`>;

export type StoredKey = Exclude<Name, Prefix> | `${Prefix}${string}`;

const prefixOf = (key: string) => key.slice(0, key.indexOf(':') + 1);
const entryOf = (key: string): KeptKey | undefined =>
  (keptKeys as Readonly<Record<string, KeptKey>>)[prefixOf(key) || key];

const storageFor = (key: StoredKey) => (entryOf(key)?.on === 'tab' ? sessionStorage : localStorage);

/** Set while the screens of a logged-out user unmount, so that they store nothing more. */
let isClosed = false;

/** The stored string; null if there is none or storage is blocked. */
export function readStored(key: StoredKey): string | null {
  try {
    return storageFor(key).getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON value; null when there is none or it is damaged. */
export function readJson(key: StoredKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The keys in localStorage that begin with `prefix`; sessionStorage is not searched. */
export function storedKeys<B extends Prefix>(prefix: B): readonly `${B}${string}`[] {
  try {
    return Object.keys(localStorage).filter((key): key is `${B}${string}` =>
      key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}

/** Stores a value, or removes it when null; returns false when storage is blocked, full or closed. */
export function store(key: StoredKey, value: string | null): boolean {
  try {
    if (value === null) storageFor(key).removeItem(key);
    else if (isClosed && entryOf(key)?.holds === 'writing') return false;
    else storageFor(key).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const held = new Map<string, unknown>();

/** Keeps a value in memory that storage cannot hold, such as chosen files, until a page load or a logout. */
export function hold(key: string, work: unknown): void {
  if (!isClosed) held.set(key, work);
}

export const readHeld = (key: string): unknown => held.get(key);

/** Deletes all writing on this device and blocks more until `keepAgain`. */
export function forgetWriting(): void {
  isClosed = true;
  forget(() => localStorage);
  forgetShared();
  forgetWritingOfTab();
}

/** Deletes the writing in memory and in the storage of this tab. */
export function forgetWritingOfTab(): void {
  held.clear();
  forget(() => sessionStorage);
}

/** Allows writing to be stored again after `forgetWriting`. */
export function keepAgain(): void {
  isClosed = false;
}

function forget(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage())) {
      if (entryOf(key)?.holds === 'writing') storage().removeItem(key);
    }
  } catch {
    // Where storage is blocked, nothing was kept.
  }
}
