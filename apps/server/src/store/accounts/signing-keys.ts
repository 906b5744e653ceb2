import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Seal } from '../secrets/seal.ts';

export interface StoredKey {
  readonly id: string;
  /** The private key as JSON of a JWK. */
  readonly key: string;
}

const placeOf = (row: string) => ({ table: 'signing_keys', row });

export const openSigningKeys = (engine: Engine, now: () => Date, seal: Seal) => ({
  /** All keys, newest first; makes the first one when there is none. */
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

const content = z.array(z.object({ id: z.string(), key: z.string() })).min(1);

function read(file: string) {
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read. Remove it to get new keys.`, { cause: error });
  }
}

/** Moves the keys of an older version from its file into the database. */
export async function importSigningKeysFile(
  { db, name }: Engine,
  seal: Seal,
  dataDir: string,
  now: () => Date,
): Promise<void> {
  const file = join(dataDir, 'signing-keys.json');
  if (name !== 'sqlite' || !existsSync(file)) return;
  for (const { id, key } of read(file))
    await db
      .insertInto('signing_keys')
      .values({
        id,
        key: seal.close(key, placeOf(id)),
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  rmSync(file, { force: true });
}
