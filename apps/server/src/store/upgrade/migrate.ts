import { type Kysely, sql } from 'kysely';

import { columnType } from '../schema/column-kinds-and-conversion.ts';
import type { Engine } from '../engine/engine.ts';
import { addMissingColumns } from './add-missing-columns.ts';
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

/** The names of the applied migrations, sorted; null when there is no table of migrations. */
export async function appliedMigrations(db: Kysely<Schema>): Promise<readonly string[] | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some((table) => table.name === 'applied_migrations')) return null;
  const rows = await db.selectFrom('applied_migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** @throws DatabaseIsNewer when one of these migrations is unknown to this version. */
export function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !allMigrations.some((known) => known.name === name));
  if (unknown.length > 0) throw new DatabaseIsNewer(unknown);
}

/**
 * Measured on two busy cores, 1.1 million rows: from the second migration on, PostgreSQL took under three minutes; from
 * the first on, SQLite took 13 seconds, and a slow disk gets twice that and more.
 */
const rowsAMinute = { postgres: 400_000, sqlite: 2_000_000 } as const;

/** How many minutes the pending migrations of these tables take, rounded. */
async function minutesFor(db: Kysely<Schema>, pace: number): Promise<number> {
  const tables = await db.introspection.getTables();
  const counts = tables.map(({ name }) => sql`select count(*) as count from ${sql.table(name)}`);
  if (counts.length === 0) return 0;
  const counted = sql<{ rows: number }>`
    select cast(sum(count) as bigint) as rows from (${sql.join(counts, sql` union all `)}) as counts
  `;
  const { rows } = await counted.execute(db);
  return Math.round((rows[0]?.rows ?? 0) / pace);
}

/**
 * Applies pending migrations and returns their names. All run in one transaction under a lock, so this may run twice,
 * in several processes at once, and be killed at any moment. When it takes minutes, `tell` is called with an estimate
 * and with each step. Throws DatabaseIsNewer.
 */
export async function migrate(
  engine: Engine,
  now: () => Date,
  tell: (sentence: string) => void = () => {},
  pace: number = rowsAMinute[engine.name],
): Promise<readonly string[]> {
  return inTransaction(engine.db, async (transaction) => {
    await engine.lockMigrations(transaction);
    // No DDL when nothing is pending: the server's role may lack the rights.
    const before = await appliedMigrations(transaction);
    if (before === null) await createMigrationTable(engine, transaction);
    const applied = new Set(before);
    refuseNewer(before ?? []);
    const missing = allMigrations.filter(({ name }) => !applied.has(name));
    const minutes = missing.length > 0 ? await minutesFor(transaction, pace) : 0;
    if (minutes > 0) tell(`The database is brought up to date: about ${minutes} min.`);
    for (const [n, { name, up, mend }] of missing.entries()) {
      if (minutes > 0) tell(`Step ${n + 1} of ${missing.length}: ${name}`);
      await up(transaction, (kind) => columnType(engine.name, kind));
      await mend?.(transaction);
      await transaction
        .insertInto('applied_migrations')
        .values({ name, applied_at: now().toISOString() })
        .execute();
    }
    await addMissingColumns(engine, transaction);
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
