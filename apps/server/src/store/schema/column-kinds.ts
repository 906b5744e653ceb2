import type { ColumnDataType } from 'kysely';

/** The two engines the store runs on. */
export type EngineName = 'sqlite' | 'postgres';

/** What a column holds, whatever the engine calls it. A moment is an ISO 8601 string in UTC, with milliseconds. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'moment' | 'json' | 'bytes';

/** What a reader of the store gets from a column of a kind. */
export interface ValueOf {
  readonly text: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly moment: string;
  readonly json: unknown;
  readonly bytes: Uint8Array;
}

const types: Readonly<Record<EngineName, Readonly<Record<ColumnKind, ColumnDataType>>>> = {
  sqlite: {
    text: 'text',
    integer: 'integer',
    number: 'real',
    boolean: 'integer',
    moment: 'text',
    json: 'text',
    bytes: 'blob',
  },
  postgres: {
    text: 'text',
    integer: 'bigint',
    number: 'double precision',
    boolean: 'boolean',
    moment: 'timestamptz',
    json: 'text',
    bytes: 'bytea',
  },
};

/** The engine's own type for a kind of column. */
export const columnType = (engine: EngineName, kind: ColumnKind): ColumnDataType =>
  types[engine][kind];

/** A text without NUL. No engine keeps one: SQLite cuts the text there, PostgreSQL refuses it. */
export const withoutNul = (text: string) => text.replaceAll('\0', '');

/** A value as it goes into a column; nothing and undefined become null. */
export function toStored(kind: ColumnKind, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return withoutNul(JSON.stringify(value));
  if (typeof value === 'string') return withoutNul(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return value;
  throw new TypeError(`A ${kind} column cannot hold this ${typeof value}.`);
}

/** A column's content as a reader gets it: booleans from SQLite's numbers, JSON from its text. */
export function fromStored(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'json' && typeof value === 'string') return JSON.parse(value) as unknown;
  return value;
}
