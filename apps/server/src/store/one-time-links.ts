import { inTransaction } from './in-transaction.ts';
import type { Engine } from './engine.ts';

/** What a link in a mail is for. */
export type LinkPurpose = 'recovery' | 'email_change' | 'signup';

/** A link in a mail that works once, for a while. Only the hash of its token comes here. */
interface OneTimeLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The address the link was sent to: for a change of address the new one. */
  readonly email: string | null;
}

/** Links in mails. */
export interface OneTimeLinks {
  /** Adds a link in place of earlier ones of the same purpose. */
  readonly add: (link: OneTimeLink, hash: string, lifeSeconds: number) => Promise<void>;
  /** Uses a link up; null when it is unknown, used, over, or for something else. */
  readonly take: (hash: string, purpose: LinkPurpose) => Promise<OneTimeLink | null>;
}

/** Opens the table one_time_links. */
export function openOneTimeLinks({ db }: Engine, now: () => Date): OneTimeLinks {
  return {
    add: async ({ userId, purpose, email }, hash, lifeSeconds) => {
      await inTransaction(db, async (transaction) => {
        await transaction
          .deleteFrom('one_time_links')
          .where('user_id', '=', userId)
          .where('purpose', '=', purpose)
          .execute();
        await transaction
          .insertInto('one_time_links')
          .values({
            hash,
            user_id: userId,
            purpose,
            email,
            created_at: now().toISOString(),
            expires_at: new Date(now().getTime() + lifeSeconds * 1000).toISOString(),
          })
          .execute();
      });
    },
    take: async (hash, purpose) => {
      const row = await db
        .deleteFrom('one_time_links')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || row.expires_at < now().toISOString()) return null;
      return { userId: row.user_id, purpose, email: row.email };
    },
  };
}
