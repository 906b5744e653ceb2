import { limits } from '@vernacular/contract';

import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';

const lifeMilliseconds = 365 * 24 * 60 * 60 * 1000;

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** The day in UTC; null for a key never used. */
  readonly lastUsedOn: string | null;
}

export interface ApiKeys {
  readonly list: (userId: string) => Promise<readonly ApiKey[]>;
  readonly make: (userId: string, key: { name: string; hash: string }) => Promise<ApiKey | null>;
  readonly revoke: (userId: string, id: string) => Promise<boolean>;
  readonly revokeAll: (userId: string) => Promise<void>;
  /**
   * The owner of a key, whose last use is recorded; null when there is no such key, it is over a year old, or the
   * account is disabled.
   */
  readonly holderOf: (
    hash: string,
  ) => Promise<{ readonly userId: string; readonly email: string | null } | null>;
}

export function openApiKeys(engine: Engine, now: () => Date, newId: () => string): ApiKeys {
  const { db } = engine;
  const oldest = () => new Date(now().getTime() - lifeMilliseconds).toISOString();
  const list = async (userId: string, { db: within } = { db }) => {
    const rows = await within
      .selectFrom('api_keys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, created_at, last_used_on }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedOn: last_used_on,
    }));
  };
  return {
    list,
    make: (userId, { name, hash }) =>
      inTransaction(db, async (transaction) => {
        // Locks the row on PostgreSQL, so that simultaneous requests cannot exceed the maximum number of keys.
        await transaction
          .selectFrom('user_demographics')
          .select('user_id')
          .where('user_id', '=', userId)
          .$if(engine.name === 'postgres', (query) => query.forUpdate())
          .execute();
        await transaction
          .deleteFrom('api_keys')
          .where('user_id', '=', userId)
          .where('created_at', '<=', oldest())
          .execute();
        if ((await list(userId, { db: transaction })).length >= limits.apiKeys) return null;
        const key = { id: newId(), name, createdAt: now().toISOString(), lastUsedOn: null };
        await transaction
          .insertInto('api_keys')
          .values({ id: key.id, user_id: userId, name, hash, created_at: key.createdAt })
          .execute();
        return key;
      }),
    revoke: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('api_keys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    revokeAll: async (userId) => {
      await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
    },
    holderOf: async (hash) => {
      const found = await db
        .selectFrom('api_keys')
        .leftJoin('users', 'users.id', 'api_keys.user_id')
        .select(['user_id', 'last_used_on', 'email', 'disabled_at'])
        .where('hash', '=', hash)
        .where('api_keys.created_at', '>', oldest())
        .executeTakeFirst();
      if (found === undefined || found.disabled_at !== null) return null;
      const today = now().toISOString().slice(0, 10);
      if (found.last_used_on !== today)
        await db
          .updateTable('api_keys')
          .set({ last_used_on: today })
          .where('hash', '=', hash)
          .execute();
      return { userId: found.user_id, email: found.email };
    },
  };
}
