import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/** Nothing is stored about the visitors of these sites. */
export interface WidgetDomains {
  readonly add: (domain: string) => Promise<boolean>;
  readonly list: () => Promise<readonly { domain: string; firstSeen: string; lastSeen: string }[]>;
}

/** A limit against scripts that send made-up names. */
const most = 10_000;

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
