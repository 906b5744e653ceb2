import type { Migration } from './migration.ts';

/** The sites that show the accessibility menu. Nothing is stored there any more. */
export const widgetDomains: Migration = {
  name: '0003-widget-domains',
  up: async (db) => {
    await db.schema
      .createTable('widget_domains')
      .addColumn('domain', 'text', (column) => column.primaryKey())
      .addColumn('first_seen', 'text', (column) => column.notNull())
      .addColumn('last_seen', 'text', (column) => column.notNull())
      .execute();
  },
};
