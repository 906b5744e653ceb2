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

/** Milliseconds a command or migration waits for the write lock. */
const defaultTimeout = 15_000;

/**
 * For `shortTimeoutPeriod` milliseconds after a timeout, later waits end after `shortTimeout`: one request makes
 * several statements.
 */
const shortTimeout = 50;
const shortTimeoutPeriod = 2000;

const busyError = () =>
  Object.assign(new Error('The connection is lent to others.'), { code: 'SQLITE_BUSY' });

/** Waits for a promise; throws SQLITE_BUSY after this many milliseconds. */
async function withTimeout(milliseconds: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busyError()), milliseconds);
  });
  await Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}

class OneConnectionDriver implements Driver {
  readonly #open: () => LibsqlDatabase;
  #opened: { readonly database: LibsqlDatabase; readonly connection: SqliteConnection } | null =
    null;
  readonly #timeout: number;
  #lastTurn: Promise<void> = Promise.resolve();
  #users = 0;
  #endTurn: () => void = doNothing;

  constructor(open: () => LibsqlDatabase, timeout: number) {
    this.#timeout = timeout;
    this.#open = open;
  }

  /** Kysely calls this before the first query, and again when it failed. */
  async init(): Promise<void> {
    const database = this.#open();
    this.#opened = { database, connection: new SqliteConnection(database) };
  }

  get #connection(): SqliteConnection {
    if (this.#opened === null) throw new Error('The database is not open.');
    return this.#opened.connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastTurn;
    const turn = newTurn();
    this.#lastTurn = turn.isOver;
    const hasTimedOut = Date.now() - this.#connection.timedOutAt < shortTimeoutPeriod;
    const timeout = hasTimedOut ? Math.min(shortTimeout, this.#timeout) : this.#timeout;
    const end = Date.now() + timeout;
    this.#users += 1;
    try {
      if (this.#users > 1) await withTimeout(timeout, before);
    } catch (error) {
      this.#users -= 1;
      void before.then(turn.end);
      throw error;
    }
    this.#connection.setDeadline(end);
    this.#endTurn = turn.end;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#users -= 1;
    this.#endTurn();
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings) {
    await this.#connection.begin(accessMode === 'read only' ? 'deferred' : 'immediate');
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#opened?.database.close();
  }
}

/**
 * Kysely’s SQLite dialect with a single connection, which users get in turn. A statement or transaction waits at most
 * `timeout` milliseconds for it and for the write lock, then fails with SQLITE_BUSY.
 */
export const sqliteDialect = (open: () => LibsqlDatabase, timeout = defaultTimeout): Dialect => ({
  createDriver: () => new OneConnectionDriver(open, timeout),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
