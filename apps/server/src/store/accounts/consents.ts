import { type Consent, legal } from '@vernacular/contract';
import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { lockPerson } from '../saved-work/may-keep-work.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

type ConsentStatement = Pick<Consent, 'subject' | 'screen'>;

export interface Stamp {
  readonly at: string;
  readonly newId: () => string;
}

/** Adds a consent to those of a person; with `withdraws`, the withdrawal of the consent with that id. */
export const recordConsent = (
  db: Kysely<Schema>,
  userId: string,
  statement: ConsentStatement,
  { at, newId }: Stamp,
  { version, withdraws }: { version: string; withdraws: string | null } = {
    version: legal.version,
    withdraws: null,
  },
) =>
  db
    .insertInto('consents')
    .values({ id: newId(), user_id: userId, ...statement, version, happened_at: at, withdraws })
    .execute();

const givenConsents = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('consents')
    .select(['id', 'subject', 'version'])
    .where('user_id', '=', userId)
    .where('withdraws', 'is', null)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('consents')
        .select((column) => column.ref('withdraws').$notNull().as('id'))
        .where('user_id', '=', userId)
        .where('withdraws', 'is not', null),
    )
    .execute();

/** Withdraws all consents to a subject that the person has given and not withdrawn. */
export async function recordWithdrawal(
  db: Kysely<Schema>,
  userId: string,
  statement: ConsentStatement,
  stamp: Stamp,
): Promise<void> {
  const given = await givenConsents(db, userId);
  for (const { id, version } of given.filter(({ subject }) => subject === statement.subject))
    await recordConsent(db, userId, statement, stamp, { version, withdraws: id });
}

export const openConsents = (engine: Engine, now: () => Date, newId: () => string) => ({
  of: async (userId: string) => {
    const rows = await engine.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('happened_at')
      .execute();
    const ends = new Map(rows.map((row) => [row.withdraws, row.happened_at]));
    return rows
      .filter(({ withdraws }) => withdraws === null)
      .map(({ id, subject, version, screen, happened_at: givenAt }) => ({
        subject,
        version,
        screen,
        givenAt,
        withdrawnAt: ends.get(id) ?? null,
      }));
  },
  renew: (userId: string) =>
    inTransaction(engine.db, async (transaction) => {
      const person = await lockPerson(engine, transaction, userId);
      if (person === undefined) return false;
      const stamp = { at: now().toISOString(), newId };
      const given = await givenConsents(transaction, userId);
      // The consent to saving was withdrawn when the address was proved. It is asked for again together with the terms.
      if (!person.rejectSaveData && given.every(({ subject }) => subject !== 'saving'))
        await recordConsent(transaction, userId, { subject: 'saving', screen: 'renewal' }, stamp);
      if (!given.some(({ subject, version }) => subject === 'terms' && version === legal.version)) {
        await recordConsent(transaction, userId, { subject: 'terms', screen: 'renewal' }, stamp);
        await transaction
          .updateTable('user_demographics')
          .set({ acceptTermsPrivacyPolicy: true })
          .where('user_id', '=', userId)
          .execute();
      }
      return true;
    }),
});
