import type { SqliteDatabase } from 'kysely';
import Database from 'libsql';

/** Whatever libsql can bind. Given anything else it ends the whole process. */
function bindable(value: unknown): string | number | bigint | null {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`SQLite cannot keep this ${typeof value}.`);
}

/** One connection of libsql in the shape Kysely asks for. */
export interface LibsqlDatabase extends SqliteDatabase {
  pragma(source: string): unknown;
}

/** Opens a database file, made if it is not there. It never waits for another writer. */
export function openLibsql(file: string): LibsqlDatabase {
  const connection = new Database(file, { timeout: 0 });
  return {
    prepare: (sql) => {
      const statement = connection.prepare(sql);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(bindable)),
        run: (parameters) => statement.run(parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(parameters.map(bindable)),
      };
    },
    pragma: (source) => connection.pragma(source),
    close: () => void connection.close(),
  };
}
