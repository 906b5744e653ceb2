import { setTimeout as pause } from 'node:timers/promises';

import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Tries a statement again for a while when another process is writing. SQLite can wait by itself, but it would
 * hold up this whole process meanwhile, and for ever if the other writer lives in it too.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patience: number;

  constructor(connection: DatabaseConnection, patienceMilliseconds: number) {
    this.#connection = connection;
    this.#patience = patienceMilliseconds;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const end = Date.now() + this.#patience;
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error;
        await pause(5 + Math.random() * 20);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}
