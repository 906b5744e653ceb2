import Database from 'libsql';

import { withoutNul } from '../schema/column-kinds.ts';

/** Whatever libsql can bind. Given anything else it ends the whole process, and a text it cuts at NUL. */
function bindable(value: unknown): string | number | bigint | null {
  if (typeof value === 'string') return withoutNul(value);
  if (value === null || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`SQLite cannot keep this ${typeof value}.`);
}

/** One connection to a database file. */
export interface LibsqlDatabase {
  /** Runs a statement; rows are what it returns, changes how many rows it wrote. */
  readonly run: (
    sql: string,
    parameters: readonly unknown[],
  ) => { rows: unknown[]; changes: number };
  /** Runs statements without parameters or rows. */
  readonly execute: (sql: string) => void;
  readonly isInTransaction: () => boolean;
  readonly close: () => void;
}

/** Statements that are kept ready: more than the site has. Those with lists of many lengths come and go. */
const mostPrepared = 300;

/** Opens a database file, made if it is not there. It never waits for another writer: it fails at once. */
export function openLibsql(file: string): LibsqlDatabase {
  const connection = new Database(file, { timeout: 0 });
  const prepared = new Map<string, { statement: Database.Statement; isReader: boolean }>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const fresh = { statement, isReader: statement.reader };
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= mostPrepared) prepared.delete(oldest);
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    run: (sql, parameters) => {
      const values = parameters.map(bindable);
      const { statement, isReader } = prepare(sql);
      try {
        if (isReader) return { rows: statement.all(values), changes: 0 };
        return { rows: [], changes: statement.run(values).changes };
      } catch (error) {
        // Nobody says in what state it is left.
        prepared.delete(sql);
        throw error;
      }
    },
    execute: (sql) => {
      connection.exec(sql);
    },
    isInTransaction: () => connection.inTransaction,
    close: () => {
      prepared.clear();
      connection.close();
    },
  };
}
