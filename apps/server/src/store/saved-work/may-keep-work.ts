import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

export const keepsWork = (
  person: { readonly acceptTermsPrivacyPolicy: unknown; readonly rejectSaveData: unknown } | null,
): boolean => Boolean(person?.acceptTermsPrivacyPolicy) && !person?.rejectSaveData;

/**
 * Whether the work of a person may be saved. On PostgreSQL a lock keeps this choice until the transaction ends; with
 * `alone` nothing else of the person is saved meanwhile.
 */
export async function mayKeepWork(
  engine: Engine,
  transaction: Kysely<Schema>,
  userId: string,
  how: 'together' | 'alone' = 'together',
) {
  const row = await transaction
    .selectFrom('user_demographics')
    .select(['acceptTermsPrivacyPolicy', 'rejectSaveData'])
    .where('user_id', '=', userId)
    .$if(engine.name === 'postgres', (query) =>
      how === 'alone' ? query.forUpdate() : query.forShare(),
    )
    .executeTakeFirst();
  return keepsWork(row ?? null);
}
