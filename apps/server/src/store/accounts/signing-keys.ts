import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Seal } from '../secrets/seal.ts';

export interface StoredKey {
  readonly id: string;
  readonly key: string;
}

export interface SigningKeys {
  readonly all: (make: () => Promise<StoredKey>) => Promise<readonly StoredKey[]>;
}

const placeOf = (row: string) => ({ table: 'signing_keys', row });

export const openSigningKeys = (engine: Engine, seal: Seal, now: () => Date): SigningKeys => ({
  all: (make) =>
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
