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

/** Milliseconds that somebody waits for the right to write when nobody waits for the reply. */
const defaultTimeout = 15_000;

/** Milliseconds that somebody waits, and for how many, after another has just waited in vain: a call asks more than once. */
const shortTimeout = 50;
const shortTimeoutPeriod = 2000;

const busyError = () =>
  Object.assign(new Error('The connection is lent to others.'), { code: 'SQLITE_BUSY' });

/** Waits for something, but not for ever. */
async function withTimeout(milliseconds: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busyError()), milliseconds);
  });
  await Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}

/** One connection, lent to one borrower after the other. */
class OneConnectionDriver implements Driver {
  readonly #database: LibsqlDatabase;
  readonly #connection: SqliteConnection;
  readonly #patience: number;
  #lastBorrower: Promise<void> = Promise.resolve();
  #borrowers = 0;
  #giveBack: () => void = doNothing;

  constructor(database: LibsqlDatabase, patience: number) {
    this.#patience = patience;
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastBorrower;
    const turn = newTurn();
    this.#lastBorrower = turn.isOver;
    const isVain = Date.now() - this.#connection.timedOutAt < shortTimeoutPeriod;
    const patience = isVain ? Math.min(shortTimeout, this.#patience) : this.#patience;
    const end = Date.now() + patience;
    this.#borrowers += 1;
    try {
      if (this.#borrowers > 1) await withTimeout(patience, before);
    } catch (error) {
      this.#borrowers -= 1;
      void before.then(turn.end);
      throw error;
    }
    this.#connection.setDeadline(end);
    this.#giveBack = turn.end;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#borrowers -= 1;
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
export const sqliteDialect = (database: LibsqlDatabase, patience = defaultTimeout): Dialect => ({
  createDriver: () => new OneConnectionDriver(database, patience),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
