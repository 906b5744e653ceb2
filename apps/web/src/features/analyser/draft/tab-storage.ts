import {
  hold,
  readHeld,
  readStored,
  store,
  storedKeys,
  type StoredKey,
} from '../../../platform/storage/storage.ts';

const parts = ['text', 'paper', 'result', 'versions', 'readers'] as const;

/** One stored value of a work: its text, the paper beside it, the last result, versions, or reader tests. */
export type Part = (typeof parts)[number];

interface TabWork {
  name: string;
  /** Whether this tab claimed the name; if not, it shows another tab's work and copies it at the first change. */
  isOwn: boolean;
  /** Values this tab read or wrote last: its copy of the work when another tab claims the name. */
  readonly last: Map<Part, string | null>;
}

const workNamed = (name: string): TabWork => ({ name, isOwn: false, last: new Map() });

const newName = () => Math.random().toString(36).slice(2);

const thisPage = newName();

/** The first work has no name, so that its keys match those of earlier versions of the site. */
const keyOf = (part: Part, name: string): StoredKey =>
  name === '' ? `analyser.${part}` : `analyser.${part}:${name}`;

/** Key that stores which page shows a work; removed when that page closes. */
const holderKey = (name: string) => `analyser.holder:${name}` as const;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const held = () => readHeld('analyser') as TabWork | undefined;

function claim(work: TabWork): void {
  work.isOwn = true;
  store(holderKey(work.name), thisPage);
  store('analyser.tab', work.name);
}

function moveOn(work: TabWork): void {
  const kept = parts.map((part) => {
    const last = work.last.get(part);
    return [part, last === undefined ? readStored(keyOf(part, work.name)) : last] as const;
  });
  work.name = newName();
  claim(work);
  for (const [part, value] of kept) store(keyOf(part, work.name), value);
}

/** Claims a work that no tab shows, and continues with a copy of one that another tab has claimed. */
function settle(work: TabWork): void {
  const holder = readStored(holderKey(work.name));
  if (holder !== null && holder !== thisPage) moveOn(work);
  else if (work.isOwn) return;
  else claim(work);
  tell();
}

function onStorage({ key }: StorageEvent): void {
  const work = held();
  if (work?.isOwn && key === holderKey(work.name)) settle(work);
  if (key === null || key.startsWith('analyser.')) tell();
}

function release(): void {
  const work = held();
  if (work?.isOwn && readStored(holderKey(work.name)) === thisPage)
    store(holderKey(work.name), null);
}

/** A page restored from the back/forward cache has missed storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  const work = held();
  if (!persisted || !work?.isOwn) return;
  settle(work);
  store(holderKey(work.name), thisPage);
}

function opened(): TabWork {
  const known = held();
  if (known) return known;
  addEventListener('storage', onStorage);
  addEventListener('pagehide', release);
  addEventListener('pageshow', onPageShow);
  const own = readStored('analyser.tab');
  const work = workNamed(own ?? readStored('analyser.newest') ?? '');
  hold('analyser', work);
  if (own !== null || readStored(holderKey(work.name)) === null) claim(work);
  return work;
}

/** A part of the work that this tab shows; null when it is not stored. A new tab shows the newest work. */
export function readWork(part: Part): string | null {
  const { name, last } = opened();
  const value = readStored(keyOf(part, name));
  last.set(part, value);
  return value;
}

/** Stores a part of this tab's work, never of another's, or deletes it when null; returns whether that succeeded. */
export function storeWork(part: Part, value: string | null): boolean {
  const work = opened();
  settle(work);
  work.last.set(part, value);
  const isKept = store(keyOf(part, work.name), value);
  if (value !== null) store('analyser.newest', work.name);
  return isKept;
}

/**
 * Returns the texts stored under other names than this tab's. They are in circular order, starting after this tab's
 * name, so that always switching to the first one visits every text.
 */
export function otherTexts() {
  const { name: own, isOwn } = opened();
  const names = ['', ...storedKeys('analyser.text:').map((key) => key.slice(key.indexOf(':') + 1))];
  const isBefore = (name: string) => Number(name <= own);
  return names
    .filter((name) => !isOwn || name !== own)
    .toSorted((one, other) => isBefore(one) - isBefore(other) || (one < other ? -1 : 1))
    .flatMap((name) => {
      const text = readStored(keyOf('text', name));
      return text === null ? [] : [{ name, text }];
    });
}

/** Calls `listener` when the stored texts may have changed. Returns a function that unsubscribes. */
export function onOthers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Switches this tab to another work; another tab that shows it goes on with a copy. */
export function showWork(name: string): void {
  release();
  const work = workNamed(name);
  hold('analyser', work);
  claim(work);
}
