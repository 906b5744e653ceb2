import { readWork, storeWork } from '../draft/tab-storage.ts';
import type { Reading, Version } from './version.ts';

/** Limits; the oldest versions are dropped. `characters`: length of all versions together as JSON. */
export const most = { versions: 30, characters: 1_000_000 };

type Kept =
  /** `hasMadeRoom`: older versions were dropped for it. */
  | { readonly kind: 'kept'; readonly version: Version; readonly hasMadeRoom: boolean }
  /** An identical text was already kept. */
  | { readonly kind: 'there'; readonly version: Version }
  | { readonly kind: 'full' }
  | { readonly kind: 'tooLong' };

/** A store of the versions of this tab's text. Every change is applied to the value in storage. */
export function createVersionStore({
  load = () => readWork('versions'),
  save = (value: string | null) => storeWork('versions', value),
  now = Date.now,
} = {}) {
  const listeners = new Set<() => void>();
  let stored = load();
  let versions = parse(stored);

  const refresh = () => {
    const found = load();
    if (found === stored) return;
    stored = found;
    versions = parse(found);
    for (const listener of listeners) listener();
  };

  /** The state changes only if it can be stored. */
  const write = (next: readonly Version[]) => {
    const written = next.length === 0 ? null : JSON.stringify(next);
    if (!save(written)) return false;
    stored = written;
    versions = next;
    for (const listener of listeners) listener();
    return true;
  };

  const update = (version: Version, news: Partial<Version>) => {
    const next = { ...version, ...news };
    return write(versions.map((each) => (each === version ? next : each))) ? next : version;
  };

  return {
    /** Oldest first. */
    read: () => versions,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Keeps a text; one that is already kept gets the new reading. */
    keep: (text: string, reading: Reading, name = ''): Kept => {
      refresh();
      const there = versions.find((each) => each.text === text);
      if (there) return { kind: 'there', version: reading.counts ? update(there, reading) : there };
      const last = versions.at(-1);
      const made = Math.max(now(), (last?.made ?? 0) + 1);
      const version = { made, nth: (last?.nth ?? 0) + 1, name, text, ...reading };
      const next = fitting([...versions, version]);
      if (next.length === 0) return { kind: 'tooLong' };
      const hasMadeRoom = next.length <= versions.length;
      if (!write(next)) return { kind: 'full' };
      return { kind: 'kept', version, hasMadeRoom };
    },
    rename: (made: number, name: string) => {
      refresh();
      const version = versions.find((each) => each.made === made);
      if (version) update(version, { name: name.trim() });
    },
    /** Removes one version, or all when `made` is missing, and returns them. */
    take: (made?: number): readonly Version[] => {
      refresh();
      const taken = versions.filter((each) => made === undefined || each.made === made);
      write(versions.filter((each) => !taken.includes(each)));
      return taken;
    },
    /** Puts removed versions back in order; returns false, and changes nothing, when storage is full. */
    putBack: (taken: readonly Version[]) => {
      refresh();
      const others = versions.filter((each) => taken.every(({ made }) => made !== each.made));
      return write(fitting([...others, ...taken].sort((one, other) => one.made - other.made)));
    },
  };
}

/** The newest versions that fit; none when the newest alone is too long. */
function fitting(versions: readonly Version[]): readonly Version[] {
  let room = most.characters;
  const newest = versions.slice(-most.versions);
  const first = newest.findLastIndex((each) => (room -= JSON.stringify(each).length + 1) < 0);
  return newest.slice(first + 1);
}

function parse(stored: string | null): readonly Version[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isVersion) : [];
  } catch {
    return [];
  }
}

/** Checked because another version of the site may have stored them in another format. */
const isVersion = (found: Partial<Version> | null): found is Version =>
  typeof found?.text === 'string' &&
  typeof found.made === 'number' &&
  typeof found.nth === 'number' &&
  typeof found.name === 'string' &&
  typeof found.counts === 'string' &&
  Array.isArray(found.marked);
