import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { retryOnConflict } from '../engine/retry-on-conflict.ts';
import { withoutNul } from '../schema/column-kinds-and-conversion.ts';
import { isStoreAway } from '../engine/is-store-away.ts';
import { withinTimeBudget } from '../engine/time-budget.ts';

const bindable = (value: unknown) => (typeof value === 'string' ? withoutNul(value) : value);

/** A five-character code comes from the server, so the connection still works. */
const isFromServer = (error: unknown) =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

function validated(client: PoolClient) {
  let broken: Error | undefined;
  const isLost = (error: Error) => {
    broken ??= error;
  };
  // A connection that breaks between two statements would otherwise end the process.
  client.on('error', isLost);
  const send = async (text: string, parameters: readonly unknown[]) => {
    if (broken) throw broken;
    const ask = (left?: number) =>
      client.query({
        text,
        values: parameters.map(bindable),
        ...(left !== undefined && { query_timeout: left }),
      });
    try {
      // Commit and rollback have no time limit: the work of the transaction is done.
      return await (/^\s*(commit|rollback)\b/i.test(text) ? ask() : withinTimeBudget(ask));
    } catch (error) {
      if (error instanceof Error && !isFromServer(error) && isStoreAway(error)) isLost(error);
      throw error;
    }
  };
  return {
    query: (sql: string, parameters: readonly unknown[] = []) =>
      client.getTransactionStatus() === 'I' && !/^\s*(begin|start)\b/i.test(sql)
        ? retryOnConflict(() => send(sql, parameters))
        : send(sql, parameters),
    release: () => {
      client.off('error', isLost);
      client.release(broken);
    },
  };
}

/**
 * Wraps a pool. Its connections remove NUL from every text, which PostgreSQL would refuse; leave the pool after a
 * timeout, because a late answer would be read as the answer to the next query; and retry a conflict outside a
 * transaction. None is given out while `assertPrepared` throws.
 */
export const validatedPool = (pool: Pool, assertPrepared: () => void): PostgresPool => ({
  connect: async () => {
    assertPrepared();
    const { query, release } = validated(await withinTimeBudget(() => pool.connect()));
    // Kysely passes a cursor only for streamed rows, which this store does not use.
    return { query: query as unknown as PostgresPoolClient['query'], release };
  },
  end: () => pool.end(),
});
