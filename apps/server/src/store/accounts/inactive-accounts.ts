import type { ExpressionBuilder } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { eraseWithin } from './erase-account.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { SessionLengths } from './sessions.ts';

export interface InactiveAccount {
  readonly id: string;
  readonly email: string;
}

const lastUse = (from: ExpressionBuilder<Schema, 'users'>) =>
  from.fn.coalesce('users.last_sign_in_at', 'users.created_at');

/** Accounts that nobody uses. An account is in use while it has a live session; otherwise its last sign-in counts. */
export function openInactiveAccounts(engine: Engine, now: () => Date, { idle }: SessionLengths) {
  const { db } = engine;
  const at = () => now().toISOString();
  const anHourAgo = () => new Date(now().getTime() - 60 * 60 * 1000).toISOString();
  const alive = () => new Date(now().getTime() - idle).toISOString();
  const hasSession = (from: ExpressionBuilder<Schema, 'users'>) =>
    from.exists(
      from
        .selectFrom('sessions')
        .select('sessions.id')
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.refreshed_at', '>=', alive()),
    );
  return {
    /**
     * Accounts without a sign-in since `since` whose owner was not warned yet. Each is returned once, also with several
     * servers.
     */
    begin: async (since: Date, most: number) => {
      await db
        .deleteFrom('farewells')
        .where('due_at', 'is', null)
        .where('told_at', '<=', anHourAgo())
        .execute();
      const unused = await db
        .selectFrom('users')
        .select(['id', 'email'])
        .where((from) => from(lastUse(from), '<', since.toISOString()))
        // The owner of a disabled account could not sign in to cancel.
        .where('disabled_at', 'is', null)
        .where((from) => from.not(hasSession(from)))
        .where('id', 'not in', (from) => from.selectFrom('farewells').select('user_id'))
        .orderBy('id')
        .limit(most)
        .execute();
      const begun: InactiveAccount[] = [];
      for (const person of unused) {
        const noted = await db
          .insertInto('farewells')
          .values({ user_id: person.id, told_at: at(), due_at: null })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('user_id')
          .executeTakeFirst();
        if (noted !== undefined) begun.push(person);
      }
      return begun;
    },
    /**
     * Records that the owner was warned, and when the account will be deleted. An account without this record after an
     * hour is returned by `begin` again.
     */
    told: async (userId: string, dueAt: Date) => {
      await db
        .updateTable('farewells')
        .set({ due_at: dueAt.toISOString() })
        .where('user_id', '=', userId)
        .execute();
    },
    /** Forgets the warnings of accounts that were signed in to since. */
    callOff: async () => {
      await db
        .deleteFrom('farewells')
        .where('user_id', 'in', (of) =>
          of
            .selectFrom('users')
            .innerJoin('farewells as told', 'told.user_id', 'users.id')
            .select('users.id')
            .whereRef('users.last_sign_in_at', '>=', 'told.told_at'),
        )
        .execute();
    },
    due: () =>
      db
        .selectFrom('farewells')
        .innerJoin('users', 'users.id', 'farewells.user_id')
        .select(['users.id', 'users.email'])
        .where('farewells.due_at', '<=', at())
        .execute(),
    /** Erases an account that is due; false when it is not, or was signed in to since the warning. */
    end: async (userId: string) => {
      const isGone = await inTransaction(db, async (transaction) => {
        const user = await transaction
          .selectFrom('users')
          .select('last_sign_in_at')
          .where('id', '=', userId)
          .$if(engine.name === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst();
        const told = await transaction
          .deleteFrom('farewells')
          .where('user_id', '=', userId)
          .where('due_at', '<=', at())
          .returning('told_at')
          .executeTakeFirst();
        if (user === undefined || told === undefined) return false;
        if ((user.last_sign_in_at ?? '') >= told.told_at) return false;
        await eraseWithin(transaction, userId, now());
        return true;
      });
      if (isGone) await engine.shred();
      return isGone;
    },
  };
}
