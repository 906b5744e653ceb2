import { readJson, store } from '../../platform/storage/storage.ts';

/** A reader test created in this browser. For a guest, this is the only copy of `resultsLink`. */
export interface StoredReaderTest {
  readonly link: string;
  readonly resultsLink: string;
  readonly title: string;
  readonly endsAt: string;
}

/** Older ones are dropped. The server keeps a test for at most a year and 90 days. */
const most = 50;
const titleLength = 80;

/** The reader tests created in this browser, newest first; at most 50. */
export const storedReaderTests = () =>
  (readJson('asked-readers') ?? []) as readonly StoredReaderTest[];

const listeners = new Set<() => void>();

/** Calls `listener` each time this tab creates a reader test. Returns the function that unsubscribes. */
export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keep = (asked: readonly StoredReaderTest[]) =>
  store('asked-readers', asked.length === 0 ? null : JSON.stringify(asked.slice(0, most)));

/** The first 80 characters of a text on one line, as the title of its test. */
export const titleOf = (text: string): string =>
  text.trim().replaceAll(/\s+/gu, ' ').slice(0, titleLength);

/** Stores a reader test in this browser; false when the storage is blocked or full. */
export function storeReaderTest(asked: StoredReaderTest): boolean {
  const isKept = keep([asked, ...storedReaderTests()]);
  for (const listener of listeners) listener();
  return isKept;
}

export const forgetReaderTest = (resultsLink: string): boolean =>
  keep(storedReaderTests().filter((each) => each.resultsLink !== resultsLink));
