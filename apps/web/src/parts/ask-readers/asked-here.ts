import { readStored, store } from '../../platform/storage/storage.ts';

/** A text that readers were asked about from this browser. The second link is nowhere else for a guest. */
export interface AskedHere {
  readonly link: string;
  readonly resultsLink: string;
  readonly title: string;
  readonly endsAt: string;
}

/** More are not kept here; a text is kept on the server for a year and 90 days at most. */
const most = 50;
const titleLength = 80;

export function askedHere(): readonly AskedHere[] {
  try {
    return JSON.parse(readStored('asked-readers') ?? '[]') as AskedHere[];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Calls back when readers have been asked from this page. */
export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keep = (asked: readonly AskedHere[]) =>
  store('asked-readers', asked.length === 0 ? null : JSON.stringify(asked.slice(0, most)));

export const titleOf = (text: string): string =>
  text.trim().replaceAll(/\s+/gu, ' ').slice(0, titleLength);

/** False where the browser keeps nothing. */
export function keepAsked(asked: AskedHere): boolean {
  const isKept = keep([asked, ...askedHere()]);
  for (const listener of listeners) listener();
  return isKept;
}

export const forgetAsked = (resultsLink: string): boolean =>
  keep(askedHere().filter((each) => each.resultsLink !== resultsLink));
