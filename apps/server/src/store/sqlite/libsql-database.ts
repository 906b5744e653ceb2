import { statSync } from 'node:fs';

import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

import { withoutNul } from '../schema/column-kinds-and-conversion.ts';

/** A value that libsql can bind. Any other value crashes the process, and libsql cuts a text at NUL. */
function bindable(value: unknown): string | number | bigint | null {
  if (typeof value === 'string') return withoutNul(value);
  if (value === null || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new TypeError(`SQLite cannot keep this ${typeof value}.`);
}

/** Cached statements; more than the site has. Those with lists of varying length are evicted. */
const maxPrepared = 300;

/** SQLite's own code for a file that was removed under it; `isStoreAway` knows it. */
const misplaced = (what: string) =>
  Object.assign(new Error(`The database file was ${what}. Put it back and start the site again.`), {
    code: 'SQLITE_IOERR_VNODE',
  });

/** Opens a database file, creating it if missing. A busy database fails at once (SQLITE_BUSY). */
export function openLibsql(file: string) {
  const connection = new Database(file, { timeout: 0 });
  const opened = statSync(file);
  let isFilled = false;
  const prepared = new Map<string, { statement: Database.Statement; isReader: boolean }>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    const fresh = { statement, isReader: statement.reader };
    const [oldest] = prepared.keys();
    if (oldest !== undefined && prepared.size >= maxPrepared) prepared.delete(oldest);
    prepared.set(sql, fresh);
    return fresh;
  };
  return {
    run: (sql: string, parameters: readonly unknown[]) => {
      const values = parameters.map(bindable);
      const { statement, isReader } = prepare(sql);
      try {
        if (isReader) return { rows: statement.all(values), changes: 0 };
        return { rows: [], changes: statement.run(values).changes };
      } catch (error) {
        // The state of a statement after an error is undefined.
        prepared.delete(sql);
        throw error;
      }
    },
    execute: (sql: string) => {
      connection.exec(sql);
    },
    /** Waits for the disk in another thread; until then nothing else may use this connection. */
    commit: async () => {
      await AsyncDatabase.prototype.exec.call(connection, 'commit');
    },
    isInTransaction: () => connection.inTransaction,
    /** Throws when the file was moved, removed, replaced or emptied since it was opened. */
    assertInPlace: () => {
      const found = statSync(file, { throwIfNoEntry: false });
      if (found?.ino !== opened.ino || found.dev !== opened.dev)
        throw misplaced('moved or removed');
      if (isFilled && found.size === 0) throw misplaced('emptied');
      isFilled ||= found.size > 0;
    },
    close: () => {
      prepared.clear();
      connection.close();
    },
  };
}

export type LibsqlDatabase = ReturnType<typeof openLibsql>;
