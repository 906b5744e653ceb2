import type { ColumnDataType } from 'kysely';

export type EngineName = 'sqlite' | 'postgres';

/** The type of a column on either engine. A moment is an ISO 8601 string in UTC, with milliseconds. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'moment' | 'json' | 'bytes';

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

export const columnType = (engine: EngineName, kind: ColumnKind): ColumnDataType =>
  types[engine][kind];

/** The text without NUL characters: SQLite cuts a text there, PostgreSQL refuses it. */
export const withoutNul = (text: string) => text.replaceAll('\0', '');

/** The value to store; null for null and undefined. Throws TypeError for a type that no column takes. */
export function toStored(kind: ColumnKind, value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return withoutNul(JSON.stringify(value));
  if (typeof value === 'string') return withoutNul(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'boolean') return value;
  throw new TypeError(`A ${kind} column cannot hold this ${typeof value}.`);
}

export function fromStored(kind: ColumnKind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Boolean(value);
  if (kind === 'json' && typeof value === 'string') return JSON.parse(value) as unknown;
  return value;
}
