import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/** The sites that show the accessibility menu of this one. Nothing is known of their visitors. */
export interface WidgetDomains {
  /** Remembers a site; false when there is no room for another. */
  readonly add: (domain: string) => Promise<boolean>;
  readonly list: () => Promise<readonly { domain: string; firstSeen: string; lastSeen: string }[]>;
}

/** More sites than this are not our readers but a program that makes up names. */
const most = 10_000;

/** Opens the table widget_domains. Days are kept, not moments. */
export const openWidgetDomains = (db: Kysely<Schema>, now: () => Date): WidgetDomains => ({
  add: async (domain) => {
    const today = now().toISOString().slice(0, 10);
    const { numUpdatedRows } = await db
      .updateTable('widget_domains')
      .set({ last_seen: today })
      .where('domain', '=', domain)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    const { count } = await db
      .selectFrom('widget_domains')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= most) return false;
    await db
      .insertInto('widget_domains')
      .values({ domain, first_seen: today, last_seen: today })
      .onConflict((conflict) => conflict.column('domain').doNothing())
      .execute();
    return true;
  },
  list: async () => {
    const rows = await db
      .selectFrom('widget_domains')
      .selectAll()
      .orderBy('domain')
      .limit(most)
      .execute();
    return rows.map(({ domain, first_seen, last_seen }) => ({
      domain,
      firstSeen: first_seen,
      lastSeen: last_seen,
    }));
  },
});
