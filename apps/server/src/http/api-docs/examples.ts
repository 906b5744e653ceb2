import list from './examples.json' with { type: 'json' };

/** An example request of a call and its reply. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply?: unknown;
}

/** Examples by `METHOD /path`. A test sends each of them, in this order, and writes the replies into examples.json. */
export const examples: Readonly<Record<string, Example>> = list;
