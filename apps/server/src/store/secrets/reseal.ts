import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import { openSeal, type Seal } from './seal.ts';
import { secretsFile, type SecretKeys } from './secret-keys.ts';

const sealed = [
  { table: 'factors', column: 'secret' },
  { table: 'signing_keys', column: 'key' },
  { table: 'letters', column: 'sealed' },
  { table: 'reader_tests', column: 'results_key' },
] as const;

/**
 * Seals each value that is plain or sealed with an older key with the newest key; returns how many. Rows are updated
 * one by one, so an interrupted run can be repeated.
 * @throws SecretsLocked before any change, when a key is missing.
 */
export async function reseal(db: Kysely<Schema>, seal: Seal): Promise<number> {
  const stale: { place: (typeof sealed)[number]; row: string; before: string; after: string }[] =
    [];
  for (const place of sealed) {
    const { table, column } = place;
    const rows = (await db
      .selectFrom(table as 'factors')
      .select(['id', `${column as 'secret'} as value`])
      .where(column as 'secret', 'is not', null)
      .execute()) as readonly { id: string; value: string }[];
    for (const { id: row, value: before } of rows) {
      if (seal.isFresh(before)) continue;
      const after = seal.close(seal.open(before, { table, row }), { table, row });
      stale.push({ place, row, before, after });
    }
  }
  for (const { place, row, before, after } of stale)
    await db
      .updateTable(place.table as 'factors')
      .set({ [place.column]: after })
      .where('id', '=', row)
      .where(place.column as 'secret', '=', before)
      .execute();
  return stale.length;
}

/**
 * Makes a new key, seals every secret with it and returns a sentence for the operator. After an interrupted rotation it
 * finishes that one first and makes no new key.
 */
export async function rotateSecrets(db: Kysely<Schema>, keys: SecretKeys): Promise<string> {
  const seal = openSeal(keys);
  const finished = await reseal(db, seal);
  if (finished > 0) return `Sealed ${finished} secrets with the key ${keys.newest().id}.`;
  if (!keys.renew())
    return 'All secrets are sealed with the first key of SECRETS_KEY. Put a new one before it, with a comma between, and run this again.';
  const resealed = await reseal(db, seal);
  return `Sealed ${resealed} secrets with the new key ${keys.newest().id}. The key before it stays in ${secretsFile} as long as you keep backups that were made with it.`;
}
