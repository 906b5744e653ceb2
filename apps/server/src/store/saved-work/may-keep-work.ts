import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';

/** Whether the person accepted the terms and has chosen to save. */
export const keepsWork = (
  person: { readonly acceptTermsPrivacyPolicy: unknown; readonly rejectSaveData: unknown } | null,
): boolean => Boolean(person?.acceptTermsPrivacyPolicy) && !person?.rejectSaveData;

/**
 * The choices of a person; undefined without a row. On PostgreSQL a lock keeps them until the transaction ends; with
 * `alone` nothing else of the person is saved meanwhile.
 */
export const lockPerson = (
  { name }: Engine,
  transaction: Kysely<Schema>,
  userId: string,
  how: 'together' | 'alone' = 'alone',
) =>
  transaction
    .selectFrom('user_demographics')
    .select(['acceptTermsPrivacyPolicy', 'rejectSaveData'])
    .where('user_id', '=', userId)
    .$if(name === 'postgres', (query) => (how === 'alone' ? query.forUpdate() : query.forShare()))
    .executeTakeFirst();

/** Whether the work of a person may be saved; locks this choice as `lockPerson` does. */
export const mayKeepWork = async (
  engine: Engine,
  transaction: Kysely<Schema>,
  userId: string,
  how: 'together' | 'alone' = 'together',
): Promise<boolean> => keepsWork((await lockPerson(engine, transaction, userId, how)) ?? null);
