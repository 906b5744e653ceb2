import { type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

import type { LibsqlDatabase } from './libsql-database.ts';
import { isBusy, retryWhileBusy } from './busy-timeout.ts';

const onlyReads = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*(select|pragma)\b/i.test(sql);

/**
 * Kysely's connection to a libsql database. A write takes the write lock before it starts: in libsql a statement that
 * becomes busy half-way cannot be rolled back, and spoils the next commit.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: LibsqlDatabase;
  #end = 0;
  /** When a wait for the write lock last timed out, in milliseconds since 1970. */
  timedOutAt = 0;

  constructor(database: LibsqlDatabase) {
    this.#database = database;
  }

  /** `end` is in milliseconds since 1970. */
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

  commit(): Promise<void> {
    return this.#database.commit();
  }

  rollback(): void {
    // SQLite ends a transaction by itself after errors such as a full disk.
    if (this.#database.isInTransaction()) this.#database.execute('rollback');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#database.isInTransaction() || onlyReads(query)) return this.#run<R>(query);
    await this.begin('immediate');
    try {
      const result = this.#run<R>(query);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
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
