import { sql } from 'kysely';

import { countRows, firstRow } from '../engine/query-results.ts';
import type { Engine } from '../engine/engine.ts';
import { interactionTables } from '../schema/interaction-tables.ts';
import type { TableName } from '../schema/schema.ts';

export interface UserQuery {
  readonly search?: string | undefined;
  /** The last address of the page before. */
  readonly after?: string | undefined;
  readonly most: number;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

export function openUserDirectory({ db }: Engine) {
  const people = () =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'created_at', 'last_sign_in_at', 'email_confirmed_at', 'disabled_at'])
      .select((row) =>
        row
          .selectFrom('factors')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('factors.user_id', '=', 'users.id')
          .where('factors.status', '=', 'verified')
          .as('factors'),
      );
  const read = (row: Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]) => ({
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
    isConfirmed: row.email_confirmed_at !== null,
    disabledAt: row.disabled_at,
    hasFactor: (row.factors ?? 0) > 0,
  });
  const count = (table: TableName, userId: string) =>
    db
      .selectFrom(table as 'sessions')
      .where('user_id', '=', userId)
      .$call(countRows);
  return {
    list: async ({ search, after, most }: UserQuery) => {
      const rows = await people()
        .$if(search !== undefined, (query) =>
          query.where(sql<boolean>`email like ${`%${escapeLike(search ?? '')}%`} escape '\\'`),
        )
        .$if(after !== undefined, (query) => query.where('email', '>', after ?? ''))
        .orderBy('email')
        .limit(most)
        .execute();
      return rows.map(read);
    },
    find: (who: string) =>
      people()
        .where((person) =>
          person.or([person('email', '=', who.toLowerCase()), person('id', '=', who)]),
        )
        .$call(firstRow(read)),
    counts: async (userId: string) => {
      const tasks = await Promise.all(interactionTables.map(({ table }) => count(table, userId)));
      const shares = db.selectFrom('shares').where('created_by', '=', userId);
      return {
        sessions: await count('sessions', userId),
        recoveryCodes: await count('recovery_codes', userId),
        providers: await count('identities', userId),
        tasks: tasks.reduce((sum, each) => sum + each, 0),
        shares: await countRows(shares.where('is_revoked', '=', false)),
        dictionaries: await count('own_dictionaries', userId),
      };
    },
  };
}

type UserDirectory = ReturnType<typeof openUserDirectory>;
export type ListedPerson = Awaited<ReturnType<UserDirectory['list']>>[number];
export type PersonCounts = Awaited<ReturnType<UserDirectory['counts']>>;
