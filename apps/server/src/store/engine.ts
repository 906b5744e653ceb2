import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import type { EngineName } from './column-kinds.ts';
import type { Jobs } from './jobs.ts';
import type { Schema } from './schema.ts';

/** How often something may happen: so many times in so many seconds. */
export interface Pace {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** An open database, and the few things the two engines do differently. */
export interface Engine {
  readonly name: EngineName;
  readonly db: Kysely<Schema>;
  /** Lets nobody else migrate until the transaction ends. */
  lockMigrations(transaction: Kysely<Schema>): Promise<void>;
  /** Removes what was overwritten or deleted from the files of the database, where the engine can. */
  shred(): Promise<void>;
  /** A counter on the table rate_limits, shared by all processes. */
  newLimiter(pace: Pace): RateLimiterAbstract;
  /** A line of work; pg-boss shares it out among processes on PostgreSQL, on SQLite it is this process's own. */
  newJobs(name: string, onFault: (error: unknown) => void): Jobs;
  close(): Promise<void>;
}
