import { type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

import type { LibsqlDatabase } from './libsql-database.ts';
import { isBusy, retryWhileBusy } from './retry-while-busy.ts';

const isDamage = (error: unknown) =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { readonly code?: unknown }).code));

const onlyReads = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' || /^\s*(select|pragma)\b/i.test(sql);

/**
 * Kysely's connection to a libsql database. A write takes the write lock before it starts: in libsql a statement that
 * becomes busy half-way cannot be rolled back, and spoils the next commit.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: LibsqlDatabase;
  #end = 0;
  /** What showed that the file is damaged. From then on nothing is read or written, so that no more is lost. */
  #damage: unknown = null;
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
    this.#database.assertInPlace();
    this.#assertUndamaged();
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
    this.#assertUndamaged();
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
    try {
      const { rows, changes } = this.#database.run(sql, parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    } catch (error) {
      if (isDamage(error)) this.#damage = error;
      throw error;
    }
  }

  #assertUndamaged(): void {
    if (this.#damage === null) return;
    const message = 'The database file is damaged. Stop the site and restore a backup.';
    throw Object.assign(new Error(message, { cause: this.#damage }), { code: 'SQLITE_IOERR_DATA' });
  }

  // eslint-disable-next-line require-yield -- nothing here is streamed; a backup reads page by page
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream.');
  }
}
