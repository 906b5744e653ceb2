import { type Kysely, sql } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/**
 * A rate-limit counter: the name of its limiter, the key under which it counts, and for how many seconds a count is
 * kept.
 */
export interface Counter {
  readonly name: string;
  readonly key: string;
  readonly seconds: number;
}

export interface Forgiven {
  /** Counters that lose one point, as by `reward` of the limiter. */
  readonly less: readonly Counter[];
  /** Counters that are deleted. */
  readonly gone: readonly Counter[];
}

const keyOf = ({ name, key }: Counter) => `${name}:${key}`;

/**
 * Takes one point off some rate-limit counters and deletes others, in at most two statements. rate-limiter-flexible
 * would take one statement for each counter.
 */
export async function forgiveAttempts(
  db: Kysely<Schema>,
  { less, gone }: Forgiven,
  now: number = Date.now(),
): Promise<void> {
  // In one order everywhere, so that two sign-ins do not wait for each other's rows.
  const rows = less
    .map((one) => ({ key: keyOf(one), points: -1, expire: now + one.seconds * 1000 }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql<boolean>`rate_limits.expire <= ${now}`;
  await Promise.all([
    rows.length > 0 &&
      db
        .insertInto('rate_limits')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            points: sql`case when ${isOver} then -1 else rate_limits.points - 1 end`,
            expire: sql`case when ${isOver} then excluded.expire else rate_limits.expire end`,
          }),
        )
        .execute(),
    gone.length > 0 && db.deleteFrom('rate_limits').where('key', 'in', gone.map(keyOf)).execute(),
  ]);
}
