import type { LibsqlDatabase } from './libsql-database.ts';
import { isBusy } from './retry-while-busy.ts';

const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Turns on write-ahead logging; retries for about ten seconds, as processes that start together block each other. */
export function enableWal(database: LibsqlDatabase, attempts = 500): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.execute('pragma journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || attempt >= attempts) throw error;
      pause(20);
    }
  }
}
