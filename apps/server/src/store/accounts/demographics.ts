import { profileAnswerNames, type ProfileAnswerName } from '@vernacular/contract';
import type { Kysely, Selectable } from 'kysely';

import { firstRow } from '../engine/query-results.ts';
import { anonymiseWithin } from '../saved-work/anonymise.ts';
import { lockPerson } from '../saved-work/may-keep-work.ts';
import { toStored } from '../schema/column-kinds-and-conversion.ts';
import { recordConsent, type Stamp, recordWithdrawal } from './consents.ts';
import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { DemographicsRow, Schema } from '../schema/schema.ts';

export type Demographics = Readonly<Record<ProfileAnswerName, string | null>> & {
  readonly email: string | null;
  readonly acceptTermsPrivacyPolicy: boolean;
  /** True unless the person chose to save; then none of their work is kept. */
  readonly rejectSaveData: boolean;
};

export type Answers = Partial<Omit<Demographics, 'email' | 'acceptTermsPrivacyPolicy'>>;

const answers = ['email', ...profileAnswerNames] as const;
const flags = ['acceptTermsPrivacyPolicy', 'rejectSaveData'] as const;

function demographicsColumns(fields: Partial<Demographics>) {
  const columns: Record<string, unknown> = {};
  for (const name of answers)
    if (fields[name] !== undefined) columns[name] = toStored('text', fields[name]);
  for (const name of flags) if (fields[name] !== undefined) columns[name] = fields[name];
  return columns as Partial<Demographics>;
}

const read = (row: Selectable<DemographicsRow>): Demographics => ({
  ...(Object.fromEntries(answers.map((name) => [name, row[name]])) as Record<
    (typeof answers)[number],
    string | null
  >),
  acceptTermsPrivacyPolicy: Boolean(row.acceptTermsPrivacyPolicy),
  rejectSaveData: Boolean(row.rejectSaveData),
});

const newDemographics = (userId: string, demographics: Partial<Demographics>) => ({
  acceptTermsPrivacyPolicy: false,
  rejectSaveData: true,
  ...demographicsColumns(demographics),
  user_id: userId,
});

export async function insertDemographics(
  transaction: Kysely<Schema>,
  userId: string,
  details: Partial<Demographics>,
  stamp: Stamp,
): Promise<void> {
  await transaction
    .insertInto('user_demographics')
    .values(newDemographics(userId, details))
    .execute();
  await recordChoices(transaction, userId, details, stamp);
}

async function recordChoices(
  transaction: Kysely<Schema>,
  userId: string,
  { acceptTermsPrivacyPolicy = false, rejectSaveData = true }: Partial<Demographics>,
  stamp: Stamp,
): Promise<void> {
  const screen = 'register';
  if (acceptTermsPrivacyPolicy)
    await recordConsent(transaction, userId, { subject: 'terms', screen }, stamp);
  if (!rejectSaveData)
    await recordConsent(transaction, userId, { subject: 'saving', screen }, stamp);
}

export const openDemographics = (engine: Engine, now: () => Date, newId: () => string) => ({
  of: (userId: string) =>
    engine.db
      .selectFrom('user_demographics')
      .selectAll()
      .where('user_id', '=', userId)
      .$call(firstRow(read)),
  /** Adds the row of a person whose account is at a hosted account service; leaves an existing row as it is. */
  add: async (userId: string, demographics: Partial<Demographics>) => {
    const stamp = { at: now().toISOString(), newId };
    await inTransaction(engine.db, async (transaction) => {
      const added = await transaction
        .insertInto('user_demographics')
        .values(newDemographics(userId, demographics))
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (added !== undefined) await recordChoices(transaction, userId, demographics, stamp);
    });
  },
  /**
   * Changes answers; false when the person has no row. Setting `rejectSaveData` anonymises all their saved work in the
   * same transaction, and with `removeDictionaries` deletes their own dictionaries.
   */
  update: async (
    userId: string,
    changes: Answers,
    { removeDictionaries = false }: { readonly removeDictionaries?: boolean | undefined } = {},
  ) => {
    const { isKnown, isAnonymised } = await inTransaction(engine.db, async (transaction) => {
      const before = await lockPerson(engine, transaction, userId);
      if (before === undefined) return { isKnown: false, isAnonymised: false };
      const columns = demographicsColumns(changes);
      if (Object.keys(columns).length > 0)
        await transaction
          .updateTable('user_demographics')
          .set(columns)
          .where('user_id', '=', userId)
          .execute();
      const stopsSaving = changes.rejectSaveData === true && !before.rejectSaveData;
      const beginsSaving = changes.rejectSaveData === false && Boolean(before.rejectSaveData);
      const said = { subject: 'saving', screen: 'profile' } as const;
      const stamp = { at: now().toISOString(), newId };
      if (beginsSaving) await recordConsent(transaction, userId, said, stamp);
      if (stopsSaving) await recordWithdrawal(transaction, userId, said, stamp);
      if (stopsSaving) await anonymiseWithin(transaction, userId);
      const removes = changes.rejectSaveData === true && removeDictionaries;
      if (removes)
        await transaction.deleteFrom('own_dictionaries').where('user_id', '=', userId).execute();
      return { isKnown: true, isAnonymised: stopsSaving || removes };
    });
    if (isAnonymised) await engine.shred();
    return isKnown;
  },
});
