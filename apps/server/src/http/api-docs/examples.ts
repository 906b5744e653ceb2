import { createRequire } from 'node:module';

// The compiler puts the file beside this one because of the type.
import type list from './examples.json';

const require = createRequire(import.meta.url);

/** What a call may be asked with, and what it answers then. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply?: unknown;
}

/**
 * By method and path, read from the disk when somebody first asks. A test asks each of them, in this order, and writes
 * the replies.
 */
export const examples = (): Readonly<Record<string, Example>> =>
  require('./examples.json') as typeof list;
