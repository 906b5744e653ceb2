import {
  hold,
  readHeld,
  readStored,
  store,
  storedKeys,
  type StoredKey,
} from '../../../platform/storage/storage.ts';

const parts = ['text', 'paper', 'result', 'versions'] as const;

/** What is kept of one piece of work, each under its own key. */
export type Part = (typeof parts)[number];

/** The work that this tab shows. */
interface TabWork {
  name: string;
  /** Whether this tab has claimed the name; if not, the work of an open tab is shown and taken along with the first change. */
  isOwn: boolean;
  /** What this tab read or wrote last: all that is needed when another tab takes the name. */
  readonly last: Map<Part, string | null>;
}

const newName = () => Math.random().toString(36).slice(2);

/** This page, as long as it is loaded. */
const thisPage = newName();

/** The first work has no name: it stands where earlier versions of the site kept the only one. */
const keyOf = (part: Part, name: string): StoredKey =>
  name === '' ? `analyser.${part}` : `analyser.${part}:${name}`;

/** Names the page that shows a work; nothing is stored there once that page was closed. */
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

/** Goes on under a new name, with all that this tab knows of its work. */
function moveOn(work: TabWork): void {
  const kept = parts.map((part) => {
    const last = work.last.get(part);
    return [part, last === undefined ? readStored(keyOf(part, work.name)) : last] as const;
  });
  work.name = newName();
  claim(work);
  for (const [part, value] of kept) store(keyOf(part, work.name), value);
}

/** Claims what nobody shows, and leaves to another tab what that tab has claimed. */
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

/** A page that comes back from the browser's memory has heard nothing meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  const work = held();
  if (!persisted || !work?.isOwn) return;
  settle(work);
  store(holderKey(work.name), thisPage);
}

/** This tab's own work; in a new tab the newest on this device. */
function opened(): TabWork {
  const known = held();
  if (known) return known;
  addEventListener('storage', onStorage);
  addEventListener('pagehide', release);
  addEventListener('pageshow', onPageShow);
  const own = readStored('analyser.tab');
  const work = {
    name: own ?? readStored('analyser.newest') ?? '',
    isOwn: false,
    last: new Map<Part, string | null>(),
  };
  hold('analyser', work);
  if (own !== null || readStored(holderKey(work.name)) === null) claim(work);
  return work;
}

/** A part of this tab's work as it is kept on this device. */
export function readWork(part: Part): string | null {
  const { name, last } = opened();
  const value = readStored(keyOf(part, name));
  last.set(part, value);
  return value;
}

/** Keeps a part of this tab's work and tells whether it could; null forgets it. What another tab shows stays as it is. */
export function storeWork(part: Part, value: string | null): boolean {
  const work = opened();
  settle(work);
  work.last.set(part, value);
  const isKept = store(keyOf(part, work.name), value);
  if (value !== null) store('analyser.newest', work.name);
  return isKept;
}

/** A text on this device that is not this tab's. */
export interface OtherText {
  readonly name: string;
  readonly text: string;
}

/** All of them, in an order that leads round: each comes first once when it is shown one after another. */
export function otherTexts(): readonly OtherText[] {
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

/** Calls back when another tab may have kept something. */
export function onOthers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** This tab shows another work from now on; what it showed stays kept. An open tab that shows it goes on with a copy. */
export function showWork(name: string): void {
  release();
  const work = { name, isOwn: false, last: new Map<Part, string | null>() };
  hold('analyser', work);
  claim(work);
}
