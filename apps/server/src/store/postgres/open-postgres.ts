import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, type QueryConfig, types } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import type { Engine, OnStatement } from '../engine/engine.ts';
import { limiterSettings } from '../engine/rate-limits.ts';
import { queryLog } from '../engine/query-log.ts';
import { withinTimeBudget } from '../engine/time-budget.ts';
import type { Timeouts } from '../engine/timeouts.ts';
import type { Schema } from '../schema/schema.ts';
import { validatedPool } from './validated-pool.ts';

const { INT8, TIMESTAMPTZ } = types.builtins;

/** Integers and moments as SQLite returns them; pg returns a string and a Date. */
const parsers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);

/** An advisory lock number; it must not change, because every version of Vernacular uses it. */
const migrationLock = 0x7665726e;

const timeoutSettings = ({ connection, lock, statement, answer }: Partial<Timeouts>) => ({
  connectionTimeoutMillis: connection,
  lock_timeout: lock,
  statement_timeout: statement,
  query_timeout: answer,
  // Ends transactions that a crashed server left open with their locks.
  ...(statement !== undefined && { idle_in_transaction_session_timeout: 10 * statement }),
  keepAlive: true,
});

/** Connects to PostgreSQL at the first query. Without `timeouts` it waits without limit. */
export function openPostgres(
  databaseUrl: string,
  timeouts?: Partial<Timeouts>,
  onStatement?: OnStatement,
  assertPrepared: () => void = () => {},
): Engine {
  const newPool = (settings: PoolConfig) => {
    const opened = new Pool({
      connectionString: databaseUrl,
      // `application_name` in DATABASE_URL takes precedence.
      application_name: 'vernacular',
      ...settings,
      types: {
        getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
          parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
      },
    });
    // The pool replaces a broken idle connection at the next query; without a listener the error would end the
    // process.
    opened.on('error', () => {});
    return opened;
  };
  const pool = newPool(timeouts ? timeoutSettings(timeouts) : {});
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: validatedPool(pool, assertPrepared) }),
    ...queryLog(onStatement),
  });
  return {
    name: 'postgres',
    db,
    lockMigrations: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    },
    shred: async () => {},
    newLimiter: (limit) =>
      new RateLimiterPostgres({
        ...limiterSettings(limit),
        storeClient: {
          // Without the name of a prepared statement, which a pooler may send to a connection that lacks it.
          query: async ({ text, values = [] }: QueryConfig) => {
            assertPrepared();
            return withinTimeBudget((left) =>
              pool.query({ text, values, ...(left !== undefined && { query_timeout: left }) }),
            );
          },
        },
        storeType: 'pool',
      }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}
