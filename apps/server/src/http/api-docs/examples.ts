import list from './examples.json' with { type: 'json' };

/** What a call may be asked with, and what it answers then. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply?: unknown;
}

/** By method and path. A test asks each of them, in this order, and writes the replies. */
export const examples: Readonly<Record<string, Example>> = list;
