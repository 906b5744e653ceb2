import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import type { EngineName } from '../schema/column-kinds.ts';
import type { JobName, JobQueue } from './job-queue.ts';
import type { Schema } from '../schema/schema.ts';

/** How often something may happen: so many times in so many seconds. */
export interface RateLimit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** Refuses while the database is away, as what it counts could not be done either. */
  readonly needsDatabase?: true;
}

/** The connections of this process to its database server, by number. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  /** Those who wait for one. */
  readonly waiting: number;
}

/** A statement that was answered, without its values. */
export interface Statement {
  /** Its first word, such as `select`. */
  readonly verb: string;
  readonly table: string | null;
  readonly milliseconds: number;
  readonly isRefused: boolean;
}

/** Hears of each statement. */
export type OnStatement = (statement: Statement) => void;

/** An open database, and the few things the two engines do differently. */
export interface Engine {
  readonly name: EngineName;
  readonly db: Kysely<Schema>;
  /** Lets nobody else migrate until the transaction ends. */
  lockMigrations(transaction: Kysely<Schema>): Promise<void>;
  /** Removes what was overwritten or deleted from the files of the database, where the engine can. */
  shred(): Promise<void>;
  /** A counter on the table rate_limits, shared by all processes; this process's own while the database is away, unless the pace needs it. */
  newLimiter(pace: RateLimit): RateLimiterAbstract;
  /** A line of work; pg-boss shares it out among processes on PostgreSQL, on SQLite it is this process's own. */
  newJobs(name: JobName, onFault: (error: unknown) => void): JobQueue;
  /** Makes what the lines of work need in the database, as whoever owns its schema. */
  prepareJobs(): Promise<void>;
  /** Null where there is no server to connect to. */
  connections(): Connections | null;
  close(): Promise<void>;
}
