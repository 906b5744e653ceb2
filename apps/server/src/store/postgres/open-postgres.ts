import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { jobsOnPgBoss } from './jobs-on-pg-boss.ts';
import { keepingOutNul } from './keeping-out-nul.ts';

const { INT8, TIMESTAMPTZ } = types.builtins;

/** Numbers and moments as SQLite gives them: pg's own are a string and a Date. */
const parsers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [TIMESTAMPTZ, (value) => new Date(value).toISOString()],
]);

/** Any number will do, as long as every Vernacular asks for the same. */
const migrationLock = 0x7665726e;

/** Connects to PostgreSQL; nothing is sent before the first query. */
export function openPostgres(databaseUrl: string): Engine {
  const pool = new Pool({
    connectionString: databaseUrl,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepingOutNul(pool) }) });
  return {
    name: 'postgres',
    db,
    lockMigrations: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction);
    },
    shred: async () => {},
    newLimiter: ({ name, times, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: times,
        duration: seconds,
      }),
    newJobs: (name, onFault) => jobsOnPgBoss(pool, name, onFault),
    close: () => db.destroy(),
  };
}
