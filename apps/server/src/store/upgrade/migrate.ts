import type { Kysely } from 'kysely';

import { columnType } from '../schema/column-kinds.ts';
import type { Engine } from '../engine/engine.ts';
import { addInteractionColumns, addProfileColumns } from './add-missing-columns.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { inTransaction } from '../engine/in-transaction.ts';
import type { Schema } from '../schema/schema.ts';

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

/** The names of applied migrations in order; null when the database is empty. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<readonly string[] | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'applied_migrations')) return null;
  const rows = await db.selectFrom('applied_migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Applies pending migrations and returns their names. One transaction under a lock: it may run twice, in several
 * processes at once, and be killed at any moment.
 */
export async function migrate(engine: Engine, now: () => Date): Promise<readonly string[]> {
  return inTransaction(engine.db, async (transaction) => {
    await engine.lockMigrations(transaction);
    // No DDL when nothing is pending: the server's role may lack the rights.
    const before = await appliedMigrations(transaction);
    if (before === null) await createMigrationTable(engine, transaction);
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

async function createMigrationTable({ name }: Engine, db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('applied_migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', columnType(name, 'moment'), (column) => column.notNull())
    .execute();
}
