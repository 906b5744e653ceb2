import { type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

import type { LibsqlDatabase } from './libsql-database.ts';
import { isBusy, retryWhileBusy } from './busy-timeout.ts';

const onlyReads = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*(select|pragma)\b/i.test(sql);

/**
 * Kysely's view of a database. Everything that writes takes the right to write first, and waits for it:
 * a statement that finds the file busy half-way cannot be undone in libsql, and spoils the next commit.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: LibsqlDatabase;
  #end = 0;
  /** When somebody last waited in vain for other writers, in milliseconds since 1970. */
  timedOutAt = 0;

  constructor(database: LibsqlDatabase) {
    this.#database = database;
  }

  /** Until when whoever has the connection now may wait for other writers, in milliseconds since 1970. */
  setDeadline(end: number): void {
    this.#end = end;
  }

  async begin(mode: 'immediate' | 'deferred'): Promise<void> {
    try {
      await retryWhileBusy(() => this.#database.execute(`begin ${mode}`), this.#end);
    } catch (error) {
      if (isBusy(error)) this.timedOutAt = Date.now();
      throw error;
    }
  }

  end(how: 'commit' | 'rollback'): void {
    // A full disk and the like end a transaction by themselves.
    if (how === 'commit' || this.#database.isInTransaction()) this.#database.execute(how);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#database.isInTransaction() || onlyReads(query)) return this.#run<R>(query);
    await this.begin('immediate');
    try {
      const result = this.#run<R>(query);
      this.end('commit');
      return result;
    } catch (error) {
      this.end('rollback');
      throw error;
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { rows, changes } = this.#database.run(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // eslint-disable-next-line require-yield -- nothing here is streamed; a backup reads page by page
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream.');
  }
}
