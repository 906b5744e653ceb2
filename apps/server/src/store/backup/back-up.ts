import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import { type Kysely, sql } from 'kysely';

import type { Engine } from '../engine/engine.ts';
import { appliedMigrations, refuseNewer } from '../upgrade/migrate.ts';
import type { Schema } from '../schema/schema.ts';
import { backedUpTables, booleanColumns, tablesIn } from './backed-up-tables.ts';
import { BackupRefused } from './backup-refused.ts';
import { dictionaryFiles, piecesOf } from './dictionary-files.ts';

const pageLength = 200;

type Row = Record<string, unknown>;

const portable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      booleanColumns.has(name) && value !== null ? Boolean(value) : value,
    ]),
  );

async function* rowsOf(db: Kysely<Schema>, table: string, key: string) {
  let last: unknown;
  for (;;) {
    const page: Row[] = await db
      .selectFrom(table as 'users')
      .selectAll()
      .$if(last !== undefined, (query) => query.where(sql.ref(key), '>', last))
      .orderBy(sql.ref(key))
      .limit(pageLength)
      .execute();
    yield* page;
    if (page.length < pageLength) return;
    last = page.at(-1)?.[key];
  }
}

/** One line of JSON. U+2028 and U+2029 are escaped, as some readers take them for line ends. */
const lineOf = (value: unknown) =>
  `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

export type LineCounts = ReadonlyMap<string, number>;

async function* lines(
  db: Kysely<Schema>,
  at: Date,
  { dataDir, counts }: { readonly dataDir: string; readonly counts: Map<string, number> },
) {
  const checksum = createHash('sha256');
  const checked = (value: unknown) => {
    const line = lineOf(value);
    checksum.update(line);
    return line;
  };
  const row = (table: string, content: unknown) => {
    counts.set(table, (counts.get(table) ?? 0) + 1);
    return checked([table, content]);
  };
  const migrations = await appliedMigrations(db);
  if (migrations === null) throw new BackupRefused('The database is empty: nothing to back up.');
  // Its newest tables would be left out.
  refuseNewer(migrations);
  yield checked({ kind: 'vernacular-backup', version: 1, at: at.toISOString(), migrations });
  const tables = await tablesIn(db);
  for (const { name, key } of backedUpTables) {
    if (!tables.has(name)) continue;
    for await (const found of rowsOf(db, name, key)) yield row(name, portable(found));
  }
  for await (const piece of piecesOf(db, { dataDir, tables })) yield row(dictionaryFiles, piece);
  const rows = rowsIn(counts);
  yield lineOf({ kind: 'end', rows, sha256: checksum.digest('hex') });
}

export const rowsIn = (counts: LineCounts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

export interface BackUpOptions {
  readonly dataDir: string;
  readonly now: () => Date;
}

/** Lets `write` take the lines of a backup, all from one snapshot; returns the number of rows of each table. */
async function snapshot(
  { db }: Engine,
  { dataDir, now }: BackUpOptions,
  write: (lines: Readable) => Promise<void>,
): Promise<LineCounts> {
  const counts = new Map<string, number>();
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((within) => write(Readable.from(lines(within, now(), { dataDir, counts }))));
  return counts;
}

/** Writes a backup to a stream, uncompressed, and leaves the stream open. */
export const backUpInto = (engine: Engine, target: Writable, options: BackUpOptions) =>
  snapshot(engine, options, (source) => pipeline(source, target, { end: false }));

/**
 * Writes a backup to a file of JSON lines, compressed when its name ends in .gz; returns the number of rows of each
 * table. The site may run meanwhile: the backup is one snapshot, and either engine can restore it. Throws BackupRefused
 * when the file is there already and `force` is false, its folder is not there, or there is nothing to back up; throws
 * DatabaseIsNewer.
 */
export async function backUp(
  engine: Engine,
  file: string,
  { force, ...options }: BackUpOptions & { readonly force: boolean },
): Promise<LineCounts> {
  if (!force && existsSync(file))
    throw new BackupRefused(`${file} is there already. Say --force to replace it.`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new BackupRefused(`There is no folder ${folder}.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const counts = await snapshot(engine, options, (source) => {
      const target = createWriteStream(part, { mode: 0o600, flush: true });
      return file.endsWith('.gz')
        ? pipeline(source, createGzip(), target)
        : pipeline(source, target);
    });
    await rename(part, file);
    return counts;
  } finally {
    await rm(part, { force: true });
  }
}
