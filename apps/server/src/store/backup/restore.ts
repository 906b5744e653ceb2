import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { readLines } from '@vernacular/documents';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Engine } from '../engine.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Schema } from '../schema.ts';
import { backedUpTables } from './backed-up-tables.ts';
import { BackupRefused } from './backup-refused.ts';

const header = z.object({
  kind: z.literal('vernacular-backup'),
  version: z.literal(1),
  migrations: z.array(z.string()),
});
const row = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
const end = z.object({ kind: z.literal('end'), rows: z.number() });
const batchLength = 100;

const tables = new Set<string>(backedUpTables.map(({ name }) => name));
const known = new Set(allMigrations.map(({ name }) => name));

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BackupRefused('The backup is damaged: a line is not JSON.', { cause });
  }
}

function checkHeader(line: string) {
  const read = header.safeParse(parse(line));
  if (!read.success) throw new BackupRefused('This file is not a backup of Vernacular.');
  const newer = read.data.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupRefused(`The backup is of a newer version (${newer.join(', ')}).`);
  return new Set(read.data.migrations);
}

async function* linesOf(file: string) {
  const bytes = createReadStream(file);
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  try {
    yield* readLines(text);
  } catch (cause) {
    throw new BackupRefused(`${file} could not be read.`, { cause });
  }
}

async function insertAll(db: Kysely<Schema>, lines: AsyncIterable<string>) {
  let table = '';
  let batch: Record<string, unknown>[] = [];
  let count = 0;
  let isWhole = false;
  const flush = async () => {
    if (batch.length > 0)
      await db
        .insertInto(table as 'users')
        .values(batch as never)
        .execute();
    batch = [];
  };
  let steps: ReadonlySet<string> | null = null;
  for await (const line of lines) {
    if (steps === null) {
      steps = checkHeader(line);
      continue;
    }
    const value = parse(line);
    const read = row.safeParse(value);
    if (!read.success) {
      isWhole = end.safeParse(value).data?.rows === count;
      break;
    }
    const [name, content] = read.data;
    if (!tables.has(name)) throw new BackupRefused(`The backup is damaged: no table ${name}.`);
    if (name !== table || batch.length === batchLength) await flush();
    table = name;
    batch.push(content);
    count += 1;
  }
  await flush();
  if (steps === null) throw new BackupRefused('This file is not a backup of Vernacular.');
  if (!isWhole) throw new BackupRefused('The backup is damaged: its end is missing.');
  for (const { name, mend } of allMigrations) if (!steps.has(name)) await mend?.(db);
  return count;
}

/** Fills an empty database from a backup, all or nothing, and returns the number of rows; `force` empties it first. */
export async function restore(
  engine: Engine,
  file: string,
  { force }: { readonly force: boolean },
): Promise<number> {
  const rows = await engine.db.transaction().execute(async (transaction) => {
    for (const { name } of backedUpTables.toReversed()) {
      const from = transaction.selectFrom(name as 'users').selectAll();
      const isUsed = (await from.limit(1).executeTakeFirst()) !== undefined;
      if (isUsed && !force)
        throw new BackupRefused(
          `The database is not empty (${name} has rows). Say --force to replace all it holds.`,
        );
      if (isUsed) await transaction.deleteFrom(name as 'users').execute();
    }
    return insertAll(transaction, linesOf(file));
  });
  if (force) await engine.shred();
  return rows;
}
