import { limits } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import { mayKeepWork } from './may-keep-work.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

export interface KnownWordsChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const list = async (db: Kysely<Schema>, userId: string) => {
  const rows = await db
    .selectFrom('known_words')
    .select('word')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
};

export function openKnownWords(engine: Engine, now: () => Date, newId: () => string) {
  return {
    /** Null when the person has not chosen to save. */
    of: (userId: string) =>
      inTransaction(engine.db, async (transaction) =>
        (await mayKeepWork(engine, transaction, userId)) ? list(transaction, userId) : null,
      ),
    /** Returns the new list; words beyond the limit are dropped. Null when the person has not chosen to save. */
    change: (userId: string, { add, remove }: KnownWordsChange) =>
      inTransaction(engine.db, async (transaction) => {
        if (!(await mayKeepWork(engine, transaction, userId))) return null;
        const before = await list(transaction, userId);
        for (const word of remove)
          await transaction
            .deleteFrom('known_words')
            .where('user_id', '=', userId)
            .where('word', '=', word)
            .execute();
        const kept = new Set(before.filter((word) => !remove.includes(word)));
        const fresh = [...new Set(add)].filter((word) => !kept.has(word));
        const room = Math.max(0, limits.knownWords - kept.size);
        for (const word of fresh.slice(0, room))
          await transaction
            .insertInto('known_words')
            .values({ id: newId(), user_id: userId, word, created_at: now().toISOString() })
            .onConflict((conflict) => conflict.columns(['user_id', 'word']).doNothing())
            .execute();
        return list(transaction, userId);
      }),
  };
}
