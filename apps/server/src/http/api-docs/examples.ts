import { createRequire } from 'node:module';

// The compiler puts the file beside this one because of the type.
import type list from './examples.json';

const require = createRequire(import.meta.url);

/** An example request of a call and its reply. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply?: unknown;
}

/**
 * Examples by `METHOD /path`, read from the disk at the first call. A test sends each of them, in this order, and
 * writes the replies into examples.json.
 */
export const examples = (): Readonly<Record<string, Example>> =>
  require('./examples.json') as typeof list;
