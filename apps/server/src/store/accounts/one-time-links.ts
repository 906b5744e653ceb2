import type { Demographics } from './demographics.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Engine } from '../engine/engine.ts';

export type LinkPurpose = 'recovery' | 'email_change' | 'signup';

export interface Registration {
  readonly passwordHash: string;
  readonly details: Partial<Demographics>;
}

export interface OneTimeLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  readonly email: string | null;
  readonly registration?: Registration | undefined;
}

export function openOneTimeLinks({ db }: Engine, now: () => Date) {
  return {
    /**
     * Adds a link and deletes earlier ones of the same purpose; for sign-up links, only those of the same registration.
     */
    add: async (
      { userId, purpose, email, registration }: OneTimeLink,
      hash: string,
      lifeSeconds: number,
    ) => {
      await inTransaction(db, async (transaction) => {
        await transaction
          .deleteFrom('one_time_links')
          .where('user_id', '=', userId)
          .where('purpose', '=', purpose)
          // Each password hash has its own salt, so it identifies one registration.
          .$if(registration !== undefined, (query) =>
            query.where('password_hash', '=', registration?.passwordHash ?? null),
          )
          .execute();
        await transaction
          .insertInto('one_time_links')
          .values({
            hash,
            user_id: userId,
            purpose,
            email,
            password_hash: registration?.passwordHash ?? null,
            details: registration === undefined ? null : JSON.stringify(registration.details),
            created_at: now().toISOString(),
            expires_at: new Date(now().getTime() + lifeSeconds * 1000).toISOString(),
          })
          .execute();
      });
    },
    /** Uses a link up; null when it is unknown or expired. */
    take: async (hash: string, purpose: LinkPurpose) => {
      const row = await db
        .deleteFrom('one_time_links')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.expires_at < now().toISOString()) return null;
      const { user_id: userId, email, password_hash: passwordHash, details } = row;
      return {
        userId,
        purpose,
        email,
        ...(passwordHash !== null &&
          details !== null && {
            registration: { passwordHash, details: JSON.parse(details) as Partial<Demographics> },
          }),
      };
    },
    holderOf: async (hash: string, purpose: LinkPurpose) => {
      const row = await db
        .selectFrom('one_time_links')
        .select('user_id')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>=', now().toISOString())
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
    /**
     * The unconfirmed registrations of the address of a sign-up link: that of the link first, then the newest; 20 at
     * most.
     */
    waitingBeside: async (hash: string) => {
      const rows = await db
        .selectFrom('one_time_links as link')
        .innerJoin('one_time_links as waiting', (on) =>
          on
            .onRef('waiting.user_id', '=', 'link.user_id')
            .onRef('waiting.purpose', '=', 'link.purpose'),
        )
        .select(['waiting.hash', 'waiting.password_hash'])
        .where('link.hash', '=', hash)
        .where('link.purpose', '=', 'signup')
        .where('link.expires_at', '>=', now().toISOString())
        .where('waiting.expires_at', '>=', now().toISOString())
        .orderBy((row) => row.case().when('waiting.hash', '=', hash).then(0).else(1).end())
        .orderBy('waiting.created_at', 'desc')
        .limit(20)
        .execute();
      return rows.map((row) => ({ hash: row.hash, passwordHash: row.password_hash ?? '' }));
    },
  };
}
