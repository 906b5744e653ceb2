import { attempt, namespace, type Shelf } from './settings-store.ts';

const key = `${namespace}-visit`;

/** A name for this visit: the one its session keeps, or a new one. */
export const visitOf = ({ session }: Shelf, now = Date.now()): string =>
  session?.getItem(key) ?? String(now);

/** Keeps the name as long as the session, where anything may be kept. */
export const keepVisit = ({ session }: Shelf, visit: string): void =>
  void attempt(() => session?.setItem(key, visit));
