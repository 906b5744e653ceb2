import { limits } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import { changesRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { lockPerson } from '../saved-work/may-keep-work.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

const day = 24 * 60 * 60 * 1000;

export type ApiKeyScope = 'read' | 'write' | 'readers';

export interface NewApiKey {
  readonly name: string;
  readonly hash: string;
  readonly scope: ApiKeyScope;
  /** For how long it is valid. */
  readonly days: number;
}

export interface ApiKeyHolder {
  readonly userId: string;
  /** Null with a hosted account service. */
  readonly email: string | null;
  readonly scope: ApiKeyScope;
}

/** The keys of a user; `lastUsedOn` is a day in UTC, or null for a key never used. */
async function keysOf(db: Kysely<Schema>, userId: string) {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, scope, created_at, expires_at, last_used_on }) => ({
    id,
    name,
    scope,
    createdAt: created_at,
    expiresAt: expires_at ?? created_at,
    lastUsedOn: last_used_on,
  }));
}

export function openApiKeys(engine: Engine, now: () => Date, newId: () => string) {
  const { db } = engine;
  const at = () => now().toISOString();
  return {
    list: (userId: string) => keysOf(db, userId),
    /** Null when the account has as many keys as it may have. */
    make: (userId: string, { name, hash, scope, days }: NewApiKey) =>
      inTransaction(db, async (transaction) => {
        // Locks the row on PostgreSQL, so that simultaneous requests cannot exceed the maximum number of keys.
        await lockPerson(engine, transaction, userId);
        await transaction
          .deleteFrom('api_keys')
          .where('user_id', '=', userId)
          .where('expires_at', '<=', at())
          .execute();
        if ((await keysOf(transaction, userId)).length >= limits.apiKeys) return null;
        const id = newId();
        const createdAt = at();
        const expiresAt = new Date(Date.parse(createdAt) + days * day).toISOString();
        await transaction
          .insertInto('api_keys')
          .values({
            id,
            user_id: userId,
            name,
            hash,
            scope,
            created_at: createdAt,
            expires_at: expiresAt,
          })
          .execute();
        return { id, name, scope, createdAt, expiresAt, lastUsedOn: null };
      }),
    revoke: (userId: string, id: string) =>
      db
        .deleteFrom('api_keys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .$call(changesRow),
    revokeAll: async (userId: string) => {
      await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
    },
    /**
     * The owner of a key, whose last use is recorded; null when there is no such key, its end has passed, or the account
     * is disabled.
     */
    holderOf: async (hash: string): Promise<ApiKeyHolder | null> => {
      const found = await db
        .selectFrom('api_keys')
        .leftJoin('users', 'users.id', 'api_keys.user_id')
        .select(['user_id', 'last_used_on', 'scope', 'email', 'disabled_at'])
        .where('hash', '=', hash)
        .where('api_keys.expires_at', '>', at())
        .executeTakeFirst();
      if (found === undefined || found.disabled_at !== null) return null;
      const today = at().slice(0, 10);
      if (found.last_used_on !== today)
        await db
          .updateTable('api_keys')
          .set({ last_used_on: today })
          .where('hash', '=', hash)
          .execute();
      return { userId: found.user_id, email: found.email, scope: found.scope };
    },
  };
}
