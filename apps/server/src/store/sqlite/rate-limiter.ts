import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterSQLite } from 'rate-limiter-flexible';

import { limiterSettings, type RateLimit } from '../engine/rate-limits.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * The part of better-sqlite3 that rate-limiter-flexible uses, run through Kysely so that it never joins a transaction
 * of another request. Each step is one statement.
 */
const clientOn = (db: Kysely<Schema>) => ({
  prepare: (sql: string) => ({
    get: async (...parameters: unknown[]) =>
      (await db.executeQuery(CompiledQuery.raw(sql, parameters))).rows[0],
    run: (...parameters: unknown[]) => {
      const done = db.executeQuery(CompiledQuery.raw(sql, parameters));
      // The limiter does not await its deletes; an unhandled rejection would end the process.
      done.catch(() => undefined);
      return done;
    },
  }),
  transaction:
    <T>(step: () => T) =>
    () =>
      step(),
});

export const sqliteLimiter = (db: Kysely<Schema>, limit: RateLimit) =>
  new RateLimiterSQLite({
    ...limiterSettings(limit),
    storeClient: clientOn(db),
    storeType: 'better-sqlite3',
  });
