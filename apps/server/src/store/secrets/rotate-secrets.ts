import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';
import { reseal } from './reseal.ts';
import { openSeal } from './seal.ts';
import { secretsFile, type SecretKeys } from './secret-keys.ts';

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
  const sealed = await reseal(db, seal);
  return `Sealed ${sealed} secrets with the new key ${keys.newest().id}. The key before it stays in ${secretsFile} as long as you keep backups that were made with it.`;
}
