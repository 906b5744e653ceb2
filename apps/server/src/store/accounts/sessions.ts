import type { Kysely } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { readUser, SignInRefused, type User } from './users.ts';

const day = 24 * 60 * 60 * 1000;
/** Within this time a refresh token may be used again, and gives the same child: tabs that refresh at once go on together. */
const reuseMilliseconds = 10_000;
/** A session nobody came back to ends. */
export const idleMilliseconds = 60 * day;
/** So does every session, however often somebody came back. */
export const longestMilliseconds = 90 * day;
/** So long a used token is remembered, to notice that somebody else has it. */
const memoryMilliseconds = 7 * day;

/** How sure we are who it is: 1, by password; 2, by a second factor too. */
type Assurance = 'aal1' | 'aal2';

/** A way a person proved who they are, and when, in seconds since 1970. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

/** One sign-in on one device: the family of its refresh tokens. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: Assurance;
  readonly amr: readonly Proof[];
}

/** What becomes of a refresh token: unknown; used before, so its session was ended; or replaced. */
type Refreshed =
  | { readonly kind: 'unknown' | 'reused' }
  | { readonly kind: 'refreshed'; readonly session: Session; readonly child: 'first' | 'second' };

/** The hashes of the two tokens that may follow one: the second when the reply that held the first was lost. */
export interface Children {
  readonly first: string;
  readonly second: string;
}

/** A session, whose it is, and whether that person has a verified second factor. */
export interface OpenSession {
  readonly session: Session;
  readonly user: User;
  readonly hasFactor: boolean;
}

/** A session as its owner is shown it. */
export interface ListedSession {
  readonly id: string;
  /** Browser and system, as the browser told them: “Firefox on Linux”. */
  readonly device: string | null;
  readonly createdAt: string;
  readonly refreshedAt: string;
}

/** A session about to begin. */
type NewSession = Omit<Session, 'id'> & { readonly device?: string | null };

/** Who is signed in where. Only hashes of tokens come here. */
export interface Sessions {
  /** Throws SignInRefused for who is kept out. */
  readonly begin: (session: NewSession, tokenHash: string) => Promise<Session>;
  /** The sessions of a person that have not ended, the newest first. */
  readonly list: (userId: string) => Promise<readonly ListedSession[]>;
  /** Replaces a refresh token by one of its children. */
  readonly refresh: (tokenHash: string, children: Children) => Promise<Refreshed>;
  /** The session and its person; null when either is gone. */
  readonly find: (id: string) => Promise<OpenSession | null>;
  /** Adds a proof, gives the session its second level, and ends the person's sessions that lack it. */
  readonly raise: (session: Session, proof: Proof, tokenHash: string) => Promise<Session>;
  /** Adds a proof to a session in place of an earlier one of the same kind. */
  readonly prove: (session: Session, proof: Proof) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  /** Ends a session of a person; false when they have none of this id. */
  readonly endOf: (userId: string, id: string) => Promise<boolean>;
  readonly endOthers: (userId: string, keep: string) => Promise<void>;
  readonly endAll: (userId: string) => Promise<void>;
}

const read = (row: { id: string; user_id: string; aal: Assurance; amr: string }): Session => ({
  id: row.id,
  userId: row.user_id,
  aal: row.aal,
  amr: JSON.parse(row.amr) as Proof[],
});

const remove = (from: Kysely<Schema>, id: string) =>
  from.deleteFrom('sessions').where('id', '=', id).execute();

/** Opens the tables sessions and refresh_tokens. */
export function openSessions({ db }: Engine, now: () => Date, newId: () => string): Sessions {
  const at = () => now().toISOString();
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const addToken = (to: Kysely<Schema>, sessionId: string, hash: string) =>
    to
      .insertInto('refresh_tokens')
      .values({ hash, session_id: sessionId, created_at: at(), used_at: null })
      .execute();

  /** The child that a token gives now, written down when it is new; null when somebody else has used the token. */
  const childOf = async (
    transaction: Kysely<Schema>,
    token: { hash: string; session: string },
    children: Children,
  ): Promise<'first' | 'second' | null> => {
    const { numUpdatedRows } = await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: at() })
      .where('hash', '=', token.hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await addToken(transaction, token.session, children.first);
      return 'first';
    }
    const known = await transaction
      .selectFrom('refresh_tokens')
      .select(['hash', 'used_at'])
      .where('hash', 'in', [token.hash, children.first, children.second])
      .execute();
    const find = (hash: string) => known.find((row) => row.hash === hash);
    const isJustNow = (find(token.hash)?.used_at ?? '') >= ago(reuseMilliseconds);
    if (isJustNow) return find(children.second) ? 'second' : 'first';
    const isReplyLost = find(children.first)?.used_at === null && !find(children.second);
    if (!isReplyLost) return null;
    // The first child is taken out of use: should it come back after all, two people hold this session.
    await transaction
      .updateTable('refresh_tokens')
      .set((row) => ({ used_at: row.ref('created_at') }))
      .where('hash', '=', children.first)
      .execute();
    await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: at() })
      .where('hash', '=', token.hash)
      .execute();
    await addToken(transaction, token.session, children.second);
    return 'second';
  };

  return {
    begin: async ({ userId, aal, amr, device = null }, tokenHash) =>
      inTransaction(db, async (transaction) => {
        const row = { id: newId(), user_id: userId, aal, amr: JSON.stringify(amr) };
        const times = { created_at: at(), refreshed_at: at() };
        await transaction
          .insertInto('sessions')
          .values({ ...row, ...times, device })
          .execute();
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ last_sign_in_at: at() })
          .where('id', '=', userId)
          .where('disabled_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new SignInRefused();
        await addToken(transaction, row.id, tokenHash);
        return read(row);
      }),
    refresh: async (tokenHash, children) =>
      inTransaction(db, async (transaction): Promise<Refreshed> => {
        const row = await transaction
          .selectFrom('refresh_tokens')
          .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
          .selectAll('sessions')
          .where('refresh_tokens.hash', '=', tokenHash)
          .executeTakeFirst();
        if (row === undefined) return { kind: 'unknown' };
        if (row.refreshed_at < ago(idleMilliseconds) || row.created_at < ago(longestMilliseconds)) {
          await remove(transaction, row.id);
          return { kind: 'unknown' };
        }
        // Writing the session first lets one refresh at a time go on.
        const { numUpdatedRows } = await transaction
          .updateTable('sessions')
          .set({ refreshed_at: at() })
          .where('id', '=', row.id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return { kind: 'unknown' };
        const child = await childOf(transaction, { hash: tokenHash, session: row.id }, children);
        if (child === null) {
          await remove(transaction, row.id);
          return { kind: 'reused' };
        }
        await transaction
          .deleteFrom('refresh_tokens')
          .where('session_id', '=', row.id)
          .where('used_at', '<', ago(memoryMilliseconds))
          .execute();
        return { kind: 'refreshed', session: read(row), child };
      }),
    find: async (id) => {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('sessions')
        .select([
          'users.email',
          'users.password_hash',
          'users.created_at as user_created_at',
          'users.updated_at',
          'users.email_confirmed_at',
          'users.last_sign_in_at',
          'users.disabled_at',
        ])
        .select((select) =>
          select
            .selectFrom('factors')
            .whereRef('factors.user_id', '=', 'sessions.user_id')
            .where('factors.status', '=', 'verified')
            .select((count) => count.fn.countAll<number>().as('count'))
            .as('verified'),
        )
        .where('sessions.id', '=', id)
        .where('users.disabled_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return null;
      const user = readUser({ ...row, id: row.user_id, created_at: row.user_created_at });
      return { session: read(row), user, hasFactor: (row.verified ?? 0) > 0 };
    },
    raise: async (session, proof, tokenHash) =>
      inTransaction(db, async (transaction) => {
        const raised: Session = { ...session, aal: 'aal2', amr: [...session.amr, proof] };
        await transaction
          .updateTable('sessions')
          .set({ aal: raised.aal, amr: JSON.stringify(raised.amr), refreshed_at: at() })
          .where('id', '=', session.id)
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', session.userId)
          .where('aal', '=', 'aal1')
          .execute();
        await addToken(transaction, session.id, tokenHash);
        return raised;
      }),
    prove: async ({ id, amr }, proof) => {
      const proofs = [...amr.filter(({ method }) => method !== proof.method), proof];
      await db
        .updateTable('sessions')
        .set({ amr: JSON.stringify(proofs) })
        .where('id', '=', id)
        .execute();
    },
    list: async (userId) => {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at', 'refreshed_at'])
        .where('user_id', '=', userId)
        .where('refreshed_at', '>=', ago(idleMilliseconds))
        .where('created_at', '>=', ago(longestMilliseconds))
        .orderBy('refreshed_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, device, created_at: createdAt, refreshed_at: refreshedAt }) => ({
        id,
        device,
        createdAt,
        refreshedAt,
      }));
    },
    end: async (id) => {
      await remove(db, id);
    },
    endOf: async (userId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    endOthers: async (userId, keep) => {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keep)
        .execute();
    },
    endAll: async (userId) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
  };
}
