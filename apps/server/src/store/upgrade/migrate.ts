import type { Kysely } from 'kysely';

import { columnType } from '../schema/column-kinds.ts';
import type { Engine } from '../engine/engine.ts';
import { addInteractionColumns, addProfileColumns } from './add-missing-columns.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

/** The database was made by a newer version of this program, which knows steps that this one does not. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version of Vernacular (${unknown.join(', ')}). Start that version instead.`,
    );
    this.unknown = unknown;
  }
}

/** The steps that have been applied, oldest first; null when the database is empty. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<readonly string[] | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'applied_migrations')) return null;
  const rows = await db.selectFrom('applied_migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Brings the schema up to date and returns the steps it took. All happens in one transaction under a lock,
 * so it may run twice, in several processes at once, and be killed at any moment.
 */
export async function migrate(engine: Engine, now: () => Date): Promise<readonly string[]> {
  return inTransaction(engine.db, async (transaction) => {
    await engine.lockMigrations(transaction);
    // A schema that is up to date is not touched: a server's role may not be allowed to.
    const before = await appliedMigrations(transaction);
    if (before === null) await makeList(engine, transaction);
    const applied = new Set(before);
    const known = new Set(allMigrations.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !known.has(name));
    if (unknown.length > 0) throw new DatabaseIsNewer(unknown);

    const missing = allMigrations.filter(({ name }) => !applied.has(name));
    for (const { name, up, mend } of missing) {
      await up(transaction, (kind) => columnType(engine.name, kind));
      await mend?.(transaction);
      await transaction
        .insertInto('applied_migrations')
        .values({ name, applied_at: now().toISOString() })
        .execute();
    }
    await addInteractionColumns(engine, transaction);
    await addProfileColumns(engine, transaction);
    return missing.map(({ name }) => name);
  });
}

async function makeList({ name }: Engine, db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('applied_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', columnType(name, 'moment'), (column) => column.notNull())
    .execute();
}
