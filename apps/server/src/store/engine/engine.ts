import type { Kysely } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import type { EngineName } from '../schema/column-kinds-and-conversion.ts';
import type { Schema } from '../schema/schema.ts';
import type { RateLimit } from './rate-limits.ts';

export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A statement that has ended, without its values. `isRefused`: it failed. */
export interface Statement {
  readonly verb: string;
  readonly table: string | null;
  readonly milliseconds: number;
  readonly isRefused: boolean;
}

export type OnStatement = (statement: Statement) => void;

export interface Engine {
  readonly name: EngineName;
  readonly db: Kysely<Schema>;
  /** Makes other processes that migrate wait until the transaction ends. */
  lockMigrations(transaction: Kysely<Schema>): Promise<void>;
  /** Removes overwritten and deleted values from the database files. Does nothing on PostgreSQL. */
  shred(): Promise<void>;
  /**
   * A limiter on the table rate_limits. While the database is away it counts in memory, unless `needsDatabase` is set.
   */
  newLimiter(limit: RateLimit): RateLimiterAbstract;
  /** The pool of PostgreSQL; null on SQLite. */
  connections(): Connections | null;
  close(): Promise<void>;
}
