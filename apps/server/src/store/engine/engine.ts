import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import type { EngineName } from '../schema/column-kinds.ts';
import type { JobName, JobQueue } from './job-queue.ts';
import type { Schema } from '../schema/schema.ts';

/** At most `times` events in `seconds`. */
export interface RateLimit {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** Reject while the database is away, instead of counting in memory. */
  readonly needsDatabase?: true;
}

/** The connections of this process to the database server. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A finished statement, without its values. */
export interface Statement {
  readonly verb: string;
  readonly table: string | null;
  readonly milliseconds: number;
  readonly isRefused: boolean;
}

export type OnStatement = (statement: Statement) => void;

/** An open database, with the operations that differ between the engines. */
export interface Engine {
  readonly name: EngineName;
  readonly db: Kysely<Schema>;
  /** Holds the migration lock until the transaction ends. */
  lockMigrations(transaction: Kysely<Schema>): Promise<void>;
  /** Removes overwritten and deleted values from the database files. Does nothing on PostgreSQL. */
  shred(): Promise<void>;
  /**
   * A limiter on the table rate_limits. While the database is away it counts in memory, unless `needsDatabase` is set.
   */
  newLimiter(limit: RateLimit): RateLimiterAbstract;
  /** A job queue: pg-boss on PostgreSQL, in this process on SQLite. */
  newJobs(name: JobName, onFault: (error: unknown) => void): JobQueue;
  /** Creates the tables of the job queues; needs a role that owns the schema. */
  prepareJobs(): Promise<void>;
  connections(): Connections | null;
  close(): Promise<void>;
}
