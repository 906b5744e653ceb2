import type { Engine } from './engine.ts';

/** A key that signs access tokens, as a JSON Web Key. */
export interface StoredKey {
  readonly id: string;
  readonly key: string;
}

/** Where the keys are kept that sign access tokens. */
export interface SigningKeys {
  /** All keys, newest first; when there is none yet, the one that `make` gives is kept. */
  readonly all: (make: () => Promise<StoredKey>) => Promise<readonly StoredKey[]>;
}

/** Opens the table signing_keys, which the processes on one PostgreSQL share. */
export const openSigningKeys = (engine: Engine, now: () => Date): SigningKeys => ({
  all: (make) =>
    engine.db.transaction().execute(async (transaction) => {
      await engine.lockMigrations(transaction);
      const kept = await transaction
        .selectFrom('signing_keys')
        .select(['id', 'key'])
        .orderBy('created_at', 'desc')
        .execute();
      if (kept.length > 0) return kept;
      const first = await make();
      await transaction
        .insertInto('signing_keys')
        .values({ ...first, created_at: now().toISOString() })
        .execute();
      return [first];
    }),
});
