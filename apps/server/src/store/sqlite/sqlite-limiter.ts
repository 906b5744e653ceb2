import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterSQLite } from 'rate-limiter-flexible';

import type { RateLimit } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * What rate-limiter-flexible asks of better-sqlite3, answered through Kysely so that it waits for a transaction
 * under way instead of falling into it. Each of its steps is one statement, and it awaits what it reads.
 */
const clientOn = (db: Kysely<Schema>) => ({
  prepare: (sql: string) => ({
    get: async (...parameters: unknown[]) =>
      (await db.executeQuery(CompiledQuery.raw(sql, parameters))).rows[0],
    run: (...parameters: unknown[]) => {
      const done = db.executeQuery(CompiledQuery.raw(sql, parameters));
      // It does not wait for what it deletes: nobody else would catch what a full disk says, and the process would end.
      done.catch(() => undefined);
      return done;
    },
  }),
  transaction:
    <T>(step: () => T) =>
    () =>
      step(),
});

/** A counter on the table rate_limits of SQLite; in memory while that cannot be written, unless the pace needs it. */
export const sqliteLimiter = (
  db: Kysely<Schema>,
  { name, times, seconds, needsDatabase }: RateLimit,
) =>
  new RateLimiterSQLite({
    storeClient: clientOn(db),
    storeType: 'better-sqlite3',
    tableName: 'rate_limits',
    tableCreated: true,
    // The store sweeps; nobody would catch what a full disk says to a timer.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
    ...(!needsDatabase && {
      insuranceLimiter: new RateLimiterMemory({
        keyPrefix: name,
        points: times,
        duration: seconds,
      }),
    }),
  });
