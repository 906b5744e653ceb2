import type { ExpressionBuilder } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';
import type { Seal } from '../secrets/seal.ts';
import { SecretsLocked } from '../secrets/secret-keys.ts';

const day = 24 * 60 * 60 * 1000;
const lifetime = 2 * day;
const failuresKept = 30 * day;

export interface NewEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The email's purpose, for operators; contains nothing of its content. */
  readonly kind: string;
  /** The hash of a one-time link in it: the email is deleted with the link. */
  readonly linkHash?: string | undefined;
  /** When sending is given up; after two days by default. */
  readonly expiresAt?: Date | undefined;
}

const placeOf = (row: string) => ({ table: 'letters', row });

export function openEmailOutbox({ db }: Engine, now: () => Date, newId: () => string, seal: Seal) {
  const at = (milliseconds = 0) => new Date(now().getTime() + milliseconds).toISOString();
  const read = (sealed: string, id: string) => {
    try {
      return JSON.parse(seal.open(sealed, placeOf(id))) as Pick<
        NewEmail,
        'to' | 'subject' | 'text'
      >;
    } catch (error) {
      if (error instanceof SecretsLocked) return null;
      throw error;
    }
  };
  const over = (failure: string) => ({
    sealed: null,
    link_hash: null,
    next_at: null,
    held_until: null,
    given_up_at: at(),
    failure,
  });
  const isDue = (row: ExpressionBuilder<Schema, 'letters'>) =>
    row.and([
      row('next_at', '<=', at()),
      row.or([row('held_until', 'is', null), row('held_until', '<=', at())]),
    ]);
  const giveUpLate = () =>
    db
      .updateTable('letters')
      .set(over('too late'))
      .where('given_up_at', 'is', null)
      .where('expires_at', '<=', at())
      .execute();
  return {
    add: async ({ to, subject, text, kind, linkHash, expiresAt }: NewEmail) => {
      const id = newId();
      await db
        .insertInto('letters')
        .values({
          id,
          email: to.toLowerCase(),
          kind,
          sealed: seal.close(JSON.stringify({ to, subject, text }), placeOf(id)),
          link_hash: linkHash ?? null,
          attempts: 0,
          next_at: at(),
          held_until: null,
          expires_at: expiresAt?.toISOString() ?? at(lifetime),
          failure: null,
          created_at: at(),
          given_up_at: null,
        })
        .execute();
    },
    /** Leases due emails. `words` is null when the key that sealed them is lost. */
    hold: async (most: number, milliseconds: number) => {
      const due = await db
        .selectFrom('letters')
        .select(['id', 'expires_at'])
        .where(isDue)
        .orderBy('next_at')
        .limit(most)
        .execute();
      if (due.some(({ expires_at }) => expires_at <= at())) await giveUpLate();
      const held = [];
      for (const { id } of due) {
        const row = await db
          .updateTable('letters')
          .set({ held_until: at(milliseconds) })
          .where('id', '=', id)
          .where(isDue)
          .returning(['kind', 'attempts', 'sealed'])
          .executeTakeFirst();
        if (row === undefined) continue;
        const { kind, attempts, sealed } = row;
        held.push({ id, kind, attempts, words: sealed === null ? null : read(sealed, id) });
      }
      return held;
    },
    /** Ends the leases of these letters, so that any process can send them at once. */
    release: async (ids: readonly string[]) => {
      if (ids.length === 0) return;
      await db.updateTable('letters').set({ held_until: null }).where('id', 'in', ids).execute();
    },
    sent: async (id: string) => {
      await db.deleteFrom('letters').where('id', '=', id).execute();
    },
    putOff: async (id: string, until: Date, failure: string) => {
      await db
        .updateTable('letters')
        .set((row) => ({
          attempts: row('attempts', '+', 1),
          next_at: until.toISOString(),
          held_until: null,
          failure,
        }))
        .where('id', '=', id)
        .execute();
    },
    giveUp: async (id: string, failure: string) => {
      await db
        .updateTable('letters')
        .set((row) => ({ ...over(failure), attempts: row('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },
    forget: async (email: string) => {
      await db.deleteFrom('letters').where('email', '=', email.toLowerCase()).execute();
    },
    /** How many emails wait, how many of them failed before, since when the oldest waits, and the last 100 given up. */
    line: async () => {
      const { waiting, delayed, oldest } = await db
        .selectFrom('letters')
        .select((row) => [
          row.fn.countAll<number>().as('waiting'),
          row.fn.count<number>('failure').as('delayed'),
          row.fn.min('created_at').as('oldest'),
        ])
        .where('given_up_at', 'is', null)
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('letters')
        .select(['email', 'kind', 'failure', 'attempts', 'given_up_at'])
        .where('given_up_at', 'is not', null)
        .orderBy('given_up_at', 'desc')
        .limit(100)
        .execute();
      const givenUp = rows.map(({ email, kind, failure, attempts, given_up_at }) => ({
        email,
        kind,
        failure: failure ?? '',
        attempts,
        at: given_up_at ?? '',
      }));
      return { waiting, delayed, oldest, givenUp };
    },
    tidy: async () => {
      await giveUpLate();
      await db.deleteFrom('letters').where('given_up_at', '<=', at(-failuresKept)).execute();
    },
  };
}

/**
 * The queue of emails, shared by all processes. The content is sealed, and deleted when the email is sent or given up.
 */
export type EmailOutbox = ReturnType<typeof openEmailOutbox>;
