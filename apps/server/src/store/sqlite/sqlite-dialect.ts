import {
  type DatabaseConnection,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
  type TransactionSettings,
} from 'kysely';

import type { LibsqlDatabase } from './libsql-database.ts';
import { SqliteConnection } from './sqlite-connection.ts';

const doNothing = () => {};

function newTurn() {
  let end: () => void = doNothing;
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { isOver, end };
}

/** One connection, lent to one borrower after the other. */
class OneConnectionDriver implements Driver {
  readonly #database: LibsqlDatabase;
  readonly #connection: SqliteConnection;
  #lastBorrower: Promise<void> = Promise.resolve();
  #giveBack: () => void = doNothing;

  constructor(database: LibsqlDatabase) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastBorrower;
    const turn = newTurn();
    this.#lastBorrower = turn.isOver;
    await before;
    this.#giveBack = turn.end;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings) {
    await this.#connection.begin(accessMode === 'read only' ? 'deferred' : 'immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection.end('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.end('rollback');
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Kysely's SQLite on libsql, safe beside other writers of the same file. */
export const sqliteDialect = (database: LibsqlDatabase): Dialect => ({
  createDriver: () => new OneConnectionDriver(database),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
