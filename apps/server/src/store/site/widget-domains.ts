import type { Kysely } from 'kysely';

import type { Schema } from '../schema/schema.ts';

/** The domains that show the accessibility menu. Nothing is stored about their visitors. */
export interface WidgetDomains {
  readonly isSeenToday: (domain: string) => Promise<boolean>;
  /** Records that the domain shows the menu today. When the table is full, the domain not seen for longest goes. */
  readonly see: (domain: string) => Promise<void>;
  readonly list: () => Promise<readonly { domain: string; firstSeen: string; lastSeen: string }[]>;
}

const usualMost = 10_000;
/** A domain that has not shown the menu for so many days is forgotten. */
export const widgetDomainDays = 90;

export const openWidgetDomains = (
  db: Kysely<Schema>,
  now: () => Date,
  most = usualMost,
): WidgetDomains => {
  const today = () => now().toISOString().slice(0, 10);
  return {
    isSeenToday: async (domain) => {
      const row = await db
        .selectFrom('widget_domains')
        .select('domain')
        .where('domain', '=', domain)
        .where('last_seen', '=', today())
        .executeTakeFirst();
      return row !== undefined;
    },
    see: async (domain) => {
      const seen = { domain, first_seen: today(), last_seen: today() };
      await db
        .insertInto('widget_domains')
        .values(seen)
        .onConflict((conflict) =>
          conflict.column('domain').doUpdateSet({ last_seen: seen.last_seen }),
        )
        .execute();
      await db
        .deleteFrom('widget_domains')
        .where('domain', 'in', (of) =>
          of
            .selectFrom('widget_domains')
            .select('domain')
            .orderBy('last_seen', 'desc')
            .orderBy('domain')
            // SQLite takes no offset without a limit.
            .limit(most)
            .offset(most),
        )
        .execute();
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
  };
};
