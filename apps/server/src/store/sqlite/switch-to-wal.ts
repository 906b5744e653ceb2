import type { LibsqlDatabase } from './libsql-database.ts';

const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Turns write-ahead logging on. SQLite does not wait for another process here, whatever the busy timeout,
 * so processes that start together would fail; this tries again for about ten seconds.
 */
export function switchToWal(database: LibsqlDatabase, attempts = 500): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && /locked|busy/i.test(error.message);
      if (!isBusy || attempt >= attempts) throw error;
      pause(20);
    }
  }
}
