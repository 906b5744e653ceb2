import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { retryOnConflict } from '../engine/retry-on-conflict.ts';
import { withoutNul } from '../schema/column-kinds.ts';
import { isStoreAway } from '../engine/is-store-away.ts';

const bindable = (value: unknown) => (typeof value === 'string' ? withoutNul(value) : value);

/** An answer with a code of five signs is the server's own: the connection is whole. */
const isFromServer = (error: unknown) =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

function validated(client: PoolClient) {
  let broken: Error | undefined;
  const isLost = (error: Error) => {
    broken ??= error;
  };
  // One that breaks between two statements would otherwise end the process.
  client.on('error', isLost);
  const send = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) throw broken;
    try {
      return await client.query(sql, parameters.map(bindable));
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
 * Connections that
 * - leave NUL out of every text: PostgreSQL fails a statement with one, wherever the text comes from, also a look-up by
 *   what stood in an address;
 * - are used no more once the server was silent: its late answer would be taken for that to the next question;
 * - ask once more outside a transaction when the server undid a statement for another's sake.
 */
export const validatedPool = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const { query, release } = validated(await pool.connect());
    // Kysely asks with a cursor only where rows are streamed, which this store does not.
    return { query: query as unknown as PostgresPoolClient['query'], release };
  },
  end: () => pool.end(),
});
