import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Seal } from '../secrets/seal.ts';

export interface StoredKey {
  readonly id: string;
  readonly key: string;
}

const placeOf = (row: string) => ({ table: 'signing_keys', row });

export const openSigningKeys = (engine: Engine, now: () => Date, seal: Seal) => ({
  all: (make: () => Promise<StoredKey>) =>
    inTransaction(engine.db, async (transaction) => {
      await engine.lockMigrations(transaction);
      const kept = await transaction
        .selectFrom('signing_keys')
        .select(['id', 'key'])
        .orderBy('created_at', 'desc')
        .execute();
      if (kept.length > 0)
        return kept.map(({ id, key }) => ({ id, key: seal.open(key, placeOf(id)) }));
      const first = await make();
      const sealed = seal.close(first.key, placeOf(first.id));
      await transaction
        .insertInto('signing_keys')
        .values({ id: first.id, key: sealed, created_at: now().toISOString() })
        .execute();
      return [first];
    }),
});

export type SigningKeys = ReturnType<typeof openSigningKeys>;
