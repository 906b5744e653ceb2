import type { Kysely } from 'kysely';

import { changesRow } from '../engine/query-results.ts';
import { beginSession } from './begin-session.ts';
import type { Engine } from '../engine/engine.ts';
import type { Schema } from '../schema/schema.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import { keepsWork } from '../saved-work/may-keep-work.ts';
import { openSessionQuery } from './open-session-query.ts';
import { readUser, SignInRefused, type User } from './users.ts';

const day = 24 * 60 * 60 * 1000;
/**
 * Milliseconds for which a spent refresh token still yields the same successor, for tabs that refresh at the same time.
 */
const reuseMilliseconds = 10_000;
/** Milliseconds after which a session ends: `idle` since its last refresh, `longest` since the sign-in. */
export interface SessionLengths {
  readonly idle: number;
  readonly longest: number;
}

export const defaultSessionLengths: SessionLengths = { idle: 60 * day, longest: 90 * day };

/** Spent tokens are kept this long, to detect reuse. */
const memoryMilliseconds = 7 * day;

/** Assurance level: aal1 by password, aal2 with a second factor. */
type Assurance = 'aal1' | 'aal2';

/** A method by which a person signed in, and when, in seconds since 1970. */
export interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly aal: Assurance;
  readonly amr: readonly Proof[];
}

/** Result of a refresh. `reused`: the token was spent before, so the whole session has been revoked. */
type Refreshed =
  | { readonly kind: 'unknown' | 'reused' }
  | { readonly kind: 'refreshed'; readonly session: Session; readonly child: 'first' | 'second' };

/**
 * The hashes of the two possible successors of a refresh token; the second is used when the reply with the first was
 * lost.
 */
export interface Children {
  readonly first: string;
  readonly second: string;
}

export interface OpenSession {
  readonly session: Session;
  readonly user: User;
  readonly hasFactor: boolean;
  /** Whether the person chose that their work is saved; the save itself checks this again. */
  readonly keepsWork: boolean;
}

type NewSession = Omit<Session, 'id'> & { readonly device?: string | null };

const read = (row: { id: string; user_id: string; aal: Assurance; amr: string }): Session => ({
  id: row.id,
  userId: row.user_id,
  aal: row.aal,
  amr: JSON.parse(row.amr) as Proof[],
});

const remove = (from: Kysely<Schema>, id: string) =>
  from.deleteFrom('sessions').where('id', '=', id).execute();

export function openSessions(
  engine: Engine,
  now: () => Date,
  newId: () => string,
  { idle, longest }: SessionLengths,
) {
  const { db } = engine;
  const at = () => now().toISOString();
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  const openSession = openSessionQuery();
  const addToken = (to: Kysely<Schema>, sessionId: string, hash: string) =>
    to
      .insertInto('refresh_tokens')
      .values({ hash, session_id: sessionId, created_at: at(), used_at: null })
      .execute();

  /**
   * The successor of a refresh token, inserted when it is new; null when the token was reused, so that two parties hold
   * the session.
   */
  const childOf = async (
    transaction: Kysely<Schema>,
    token: { hash: string; session: string },
    children: Children,
  ): Promise<'first' | 'second' | null> => {
    const spends = transaction
      .updateTable('refresh_tokens')
      .set({ used_at: at() })
      .where('hash', '=', token.hash);
    if (await changesRow(spends.where('used_at', 'is', null))) {
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
    // The first child is marked as spent: if it comes back, two parties hold this session.
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
    /** @throws SignInRefused when the account is gone or disabled. */
    begin: async ({ userId, aal, amr, device = null }: NewSession, tokenHash: string) => {
      const row = { id: newId(), user_id: userId, aal, amr: JSON.stringify(amr), device };
      const user = await beginSession(engine, { ...row, at: at(), tokenHash });
      if (user === undefined) throw new SignInRefused();
      return { session: read(row), user: readUser(user) };
    },
    refresh: async (tokenHash: string, children: Children) =>
      inTransaction(db, async (transaction): Promise<Refreshed> => {
        const row = await transaction
          .selectFrom('refresh_tokens')
          .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
          .selectAll('sessions')
          .where('refresh_tokens.hash', '=', tokenHash)
          .executeTakeFirst();
        if (row === undefined) return { kind: 'unknown' };
        if (row.refreshed_at < ago(idle) || row.created_at < ago(longest)) {
          await remove(transaction, row.id);
          return { kind: 'unknown' };
        }
        // Updates the session first: that locks the row, so that two refreshes run one after the other.
        const session = transaction.updateTable('sessions').where('id', '=', row.id);
        if (!(await changesRow(session.set({ refreshed_at: at() })))) return { kind: 'unknown' };
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
    find: async (id: string) => {
      const [row] = await openSession(db, id, ago(idle), ago(longest));
      if (row === undefined) return null;
      const user = readUser({ ...row, id: row.user_id, created_at: row.user_created_at });
      const hasFactor = (row.verified ?? 0) > 0;
      return { session: read(row), user, hasFactor, keepsWork: keepsWork(row) };
    },
    /** Adds a proof, raises the session to aal2, and ends the person's sessions at aal1. */
    raise: async (session: Session, proof: Proof, tokenHash: string) =>
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
    prove: async ({ id, amr }: Session, proof: Proof) => {
      const proofs = [...amr.filter(({ method }) => method !== proof.method), proof];
      await db
        .updateTable('sessions')
        .set({ amr: JSON.stringify(proofs) })
        .where('id', '=', id)
        .execute();
    },
    /** A `device` is browser and system from the User-Agent, such as “Firefox, Linux”; null when unknown. */
    list: (userId: string) =>
      db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at as createdAt', 'refreshed_at as refreshedAt'])
        .where('user_id', '=', userId)
        .where('refreshed_at', '>=', ago(idle))
        .where('created_at', '>=', ago(longest))
        .orderBy('refreshed_at', 'desc')
        .orderBy('id')
        .execute(),
    end: async (id: string) => {
      await remove(db, id);
    },
    endOf: (userId: string, id: string) =>
      db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .$call(changesRow),
    endOthers: async (userId: string, keep: string) => {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keep)
        .execute();
    },
    endAll: async (userId: string) => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },
  };
}
