import type { Kysely } from 'kysely';

import { unlinkTask, unlinkedShare } from '../saved-work/anonymise.ts';
import { interactionTables } from '../schema/interaction-tables.ts';
import type { Schema } from '../schema/schema.ts';
import type { Migration } from './migration.ts';

/**
 * Stores how many messages a link shows; existing links show all there are now. Tasks that an older version emptied get
 * a new id, because the old one was derived from their owner and start.
 */
export const sharesAsMade: Migration = {
  name: '0007-shares-as-made',
  up: async (db, type) => {
    await db.schema.alterTable('shares').addColumn('shown_messages', type('integer')).execute();
  },
  mend: async (db) => {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
    for (const { table, sharedAs } of interactionTables) {
      if (!tables.has(table)) continue;
      await countShownMessages(db, table, sharedAs);
      await unlinkEmptied(db, table);
    }
    await db
      .updateTable('shares')
      .set(unlinkedShare)
      .where('created_by', 'is', null)
      .where('is_revoked', '=', true)
      .execute();
  },
};

type Table = (typeof interactionTables)[number]['table'];

async function countShownMessages(db: Kysely<Schema>, table: Table, sharedAs: string) {
  const shares = await db
    .selectFrom('shares')
    .select(['id', 'task_id'])
    .where('task_type', '=', sharedAs)
    .execute();
  for (const share of shares) {
    const row: Record<string, unknown> | undefined = await db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', share.task_id)
      .executeTakeFirst();
    const stored = row?.['messages'];
    const messages: unknown = typeof stored === 'string' ? JSON.parse(stored) : null;
    if (!Array.isArray(messages)) continue;
    await db
      .updateTable('shares')
      .set({ shown_messages: messages.length })
      .where('id', '=', share.id)
      .execute();
  }
}

const frame = new Set(['id', 'user_id', 'created_at']);

/** Conversations of studies have no owner either, but they have content. */
const isEmpty = (row: Record<string, unknown>) =>
  Object.entries(row).every(([name, value]) => frame.has(name) || value === null);

async function unlinkEmptied(db: Kysely<Schema>, table: Table) {
  const rows = await db.selectFrom(table).selectAll().where('user_id', 'is', null).execute();
  for (const row of rows) if (isEmpty(row)) await unlinkTask(db, table, row);
}
