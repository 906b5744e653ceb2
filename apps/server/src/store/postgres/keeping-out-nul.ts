import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';

import { withoutNul } from '../column-kinds.ts';

const bindable = (value: unknown) => (typeof value === 'string' ? withoutNul(value) : value);

/**
 * Connections that leave NUL out of every text. PostgreSQL fails a statement with one, wherever the text comes from:
 * also a look-up by what stood in an address.
 */
export const keepingOutNul = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    const query = (sql: string, parameters: readonly unknown[] = []) =>
      client.query(sql, parameters.map(bindable));
    return {
      // Kysely asks with a cursor only where rows are streamed, which this store does not.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(),
    };
  },
  end: () => pool.end(),
});
