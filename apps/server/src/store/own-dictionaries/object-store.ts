/** Objects under random keys, in a store outside the database. Its calls throw ObjectStoreAway. */
export interface ObjectStore {
  readonly put: (key: string, bytes: () => AsyncIterable<Buffer>) => Promise<void>;
  /** Null when there is no such object. */
  readonly get: (key: string, signal?: AbortSignal) => Promise<AsyncIterable<Buffer> | null>;
  /** Done also when there is no such object. */
  readonly remove: (key: string) => Promise<void>;
  readonly tryOut: () => Promise<void>;
}

/** Thrown when the object store is unavailable or refuses a call. `isStoreAway` recognises it by its code. */
export class ObjectStoreAway extends Error {
  override readonly name = 'ObjectStoreAway';
  readonly code = 'EHOSTUNREACH';

  constructor(what: string, cause?: unknown) {
    super(`The store of objects did not do what it was asked: ${what}`, { cause });
  }
}
