import { attempt, namespace, type Shelf } from './settings-store.ts';

const key = `${namespace}-visit`;

export const visitOf = ({ session }: Shelf, now = Date.now()): string =>
  session?.getItem(key) ?? String(now);

export const keepVisit = ({ session }: Shelf, visit: string): void =>
  void attempt(() => session?.setItem(key, visit));
