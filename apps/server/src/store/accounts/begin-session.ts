import { type Kysely, type Selectable, sql } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

type Account = Selectable<Schema['users']>;

interface NewSession extends Omit<Selectable<Schema['sessions']>, 'created_at' | 'refreshed_at'> {
  readonly at: string;
  readonly tokenHash: string;
}

/** One statement of PostgreSQL, in place of the five of a transaction. */
async function beginAtOnce(
  db: Kysely<Schema>,
  { id, user_id, aal, amr, device, at, tokenHash }: NewSession,
): Promise<Account | undefined> {
  const moment = sql`cast(${at} as timestamptz)`;
  const { rows } = await sql<Account>`
    with person as (
      update users set last_sign_in_at = ${moment}
      where id = ${user_id} and disabled_at is null
      returning *
    ), session as (
      insert into sessions (id, user_id, aal, amr, created_at, refreshed_at, device)
      select cast(${id} as text), person.id, cast(${aal} as text), cast(${amr} as text),
        ${moment}, ${moment}, cast(${device} as text)
      from person
      returning id
    ), token as (
      insert into refresh_tokens (hash, session_id, created_at)
      select cast(${tokenHash} as text), session.id, ${moment} from session
    )
    select * from person
  `.execute(db);
  return rows[0];
}

const beginInSteps = (
  db: Kysely<Schema>,
  { at, tokenHash, ...row }: NewSession,
): Promise<Account | undefined> =>
  inTransaction(db, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ last_sign_in_at: at })
      .where('id', '=', row.user_id)
      .where('disabled_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (user === undefined) return undefined;
    await transaction
      .insertInto('sessions')
      .values({ ...row, created_at: at, refreshed_at: at })
      .execute();
    await transaction
      .insertInto('refresh_tokens')
      .values({ hash: tokenHash, session_id: row.id, created_at: at, used_at: null })
      .execute();
    return user;
  });

/**
 * Begins a session and returns the account. When the account is gone or disabled, it writes nothing and returns
 * undefined.
 */
export const beginSession = (
  { db, name }: Pick<Engine, 'db' | 'name'>,
  session: NewSession,
): Promise<Account | undefined> =>
  name === 'postgres' ? beginAtOnce(db, session) : beginInSteps(db, session);
