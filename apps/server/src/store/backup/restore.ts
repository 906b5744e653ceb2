import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { readLines } from '@vernacular/documents';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import type { Engine } from '../engine/engine.ts';
import { eraseRestored } from '../accounts/erase-account.ts';
import { eraseRestoredParticipants } from '../studies/erase-participants.ts';
import { eraseRestoredReaderTests } from '../saved-work/tombstone.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Schema } from '../schema/schema.ts';
import { reseal } from '../secrets/reseal.ts';
import { openSeal } from '../secrets/seal.ts';
import { type KeySource, openSecretKeys } from '../secrets/secret-keys.ts';
import { backedUpTables } from './backed-up-tables.ts';
import { BackupRefused } from './backup-refused.ts';
import {
  dictionaryFiles,
  type DictionaryRestorer,
  restoreToDatabase,
  restoreToFolder,
} from './dictionary-files.ts';
import { inTransaction } from '../engine/in-transaction.ts';

const header = z.object({
  kind: z.literal('vernacular-backup'),
  version: z.literal(1),
  migrations: z.array(z.string()),
});
const row = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
const end = z.object({
  kind: z.literal('end'),
  rows: z.number(),
  // Missing in backups of older versions.
  sha256: z.string().optional(),
});
const batchLength = 100;
/** Tables that keep their rows when a backup replaces the database. */
const keptRows: ReadonlySet<string> = new Set(['erased_people', 'study_codes']);

const tables = new Set<string>(backedUpTables.map(({ name }) => name));
const known = new Set(allMigrations.map(({ name }) => name));

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new BackupRefused('The backup is damaged: a line is not JSON.', { cause });
  }
}

const notABackup =
  'This is no backup of Vernacular. A compressed one must have a name that ends in .gz.';

function checkHeader(line: string) {
  if (!line.startsWith('{')) throw new BackupRefused(notABackup);
  const read = header.safeParse(parse(line));
  if (!read.success) throw new BackupRefused(notABackup);
  const newer = read.data.migrations.filter((name) => !known.has(name));
  if (newer.length > 0)
    throw new BackupRefused(`The backup is of a newer version (${newer.join(', ')}).`);
  return new Set(read.data.migrations);
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
  Z_BUF_ERROR: 'is damaged: it breaks off before its end',
  Z_DATA_ERROR: 'is damaged, or not compressed although its name ends in .gz',
};

const cannotRead = (file: string, cause: unknown) =>
  new BackupRefused(
    `${file} ${unreadable[(cause as NodeJS.ErrnoException).code ?? ''] ?? 'could not be read'}.`,
    { cause },
  );

async function* linesOf(from: string | Readable) {
  const isFile = typeof from === 'string';
  const file = isFile ? from : 'The input';
  const bytes = isFile ? createReadStream(from) : from;
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  try {
    yield* readLines(text);
  } catch (cause) {
    throw cannotRead(file, cause);
  }
}

interface Entry {
  readonly name: string;
  readonly content: Record<string, unknown>;
}

/**
 * The rows of a backup up to its end line. Calls `tellSteps` with its migrations before the first row.
 * @throws BackupRefused when the backup is damaged or newer.
 */
async function* entriesOf(
  lines: AsyncIterable<string>,
  tellSteps: (steps: ReadonlySet<string>) => void = () => undefined,
): AsyncGenerator<Entry> {
  const checksum = createHash('sha256');
  let count = 0;
  let isWhole = false;
  let steps: ReadonlySet<string> | null = null;
  for await (const line of lines) {
    if (steps === null) {
      steps = checkHeader(line);
      tellSteps(steps);
      checksum.update(`${line}\n`);
      continue;
    }
    const value = parse(line);
    const read = row.safeParse(value);
    if (!read.success) {
      const last = end.safeParse(value).data;
      isWhole = last?.rows === count;
      if (isWhole && last?.sha256 !== undefined && last.sha256 !== checksum.digest('hex'))
        throw new BackupRefused('The backup is damaged: its checksum is another.');
      break;
    }
    const [name, content] = read.data;
    checksum.update(`${line}\n`);
    if (name !== dictionaryFiles && !tables.has(name))
      throw new BackupRefused(`The backup is damaged: no table ${name}.`);
    yield { name, content };
    count += 1;
  }
  if (steps === null) throw new BackupRefused(notABackup);
  if (!isWhole)
    throw new BackupRefused('The backup is damaged: its end is missing, or lines of it.');
}

/**
 * Throws BackupRefused when a backup is damaged or incomplete. It reads the whole file, so that no database is created
 * for a bad backup.
 */
export async function checkBackup(file: string): Promise<void> {
  for await (const _ of entriesOf(linesOf(file)));
}

async function insertAll(
  db: Kysely<Schema>,
  lines: AsyncIterable<string>,
  addPiece: (piece: unknown) => Promise<void>,
) {
  let table = '';
  let batch: Entry['content'][] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length > 0)
      await db
        .insertInto(table as 'users')
        .values(batch as never)
        // People who were erased in this database stay erased.
        .$if(table === 'erased_people', (query) => query.onConflict((same) => same.doNothing()))
        // Participant codes keep the arm that they have in this database. Whether a participant has left is taken from
        // the backup, and from `erased_people`.
        .$if(table === 'study_codes', (query) =>
          query.onConflict((same) =>
            same
              .column('code_hash' as 'id')
              .doUpdateSet((of) => ({ departed: of.ref('excluded.departed' as 'id') }) as object),
          ),
        )
        .execute();
    batch = [];
  };
  let steps: ReadonlySet<string> = new Set();
  for await (const { name, content } of entriesOf(lines, (told) => (steps = told))) {
    count += 1;
    if (name === dictionaryFiles) {
      // Their dictionary rows come before them in the backup.
      await flush();
      await addPiece(content);
      continue;
    }
    if (name !== table || batch.length === batchLength) await flush();
    table = name;
    batch.push(content);
  }
  await flush();
  for (const { name, mend } of allMigrations) if (!steps.has(name)) await mend?.(db);
  return count;
}

/**
 * Locks all tables until the transaction ends, parents first as other transactions do: a row written meanwhile could
 * lose its owner.
 */
async function lockTables({ name }: Engine, transaction: Kysely<Schema>): Promise<void> {
  // SQLite has one writer at a time.
  if (name === 'sqlite') return;
  for (const table of backedUpTables)
    await sql`lock table ${sql.table(table.name)} in access exclusive mode`.execute(transaction);
}

async function deleteFactors(transaction: Kysely<Schema>): Promise<void> {
  for (const table of ['factors', 'factor_resets', 'recovery_codes'] as const)
    await transaction.deleteFrom(table).execute();
  await transaction.updateTable('reader_tests').set({ results_key: null }).execute();
}

export interface RestoreOptions {
  readonly force: boolean;
  /**
   * Leaves out authenticator apps, passkeys, recovery codes and the results keys of reader tests, which need the key
   * they were sealed with; the owners then sign in with the password alone.
   */
  readonly withoutFactors?: boolean;
  readonly secretsKey?: KeySource['secretsKey'];
  readonly dataDir: string;
  readonly now: () => Date;
  /** How a refusal names the database. */
  readonly place?: string;
}

/**
 * Restores a backup into an empty database in one transaction and returns the number of rows. `force` empties the
 * database first, but for the tombstones and participant codes; what was erased stays erased. Throws BackupRefused, and
 * SecretsLocked when a key is missing.
 */
export async function restore(
  engine: Engine,
  from: string | Readable,
  {
    force,
    withoutFactors = false,
    dataDir,
    now,
    secretsKey,
    place = 'The database',
  }: RestoreOptions,
): Promise<number> {
  const dictionaries: DictionaryRestorer =
    engine.name === 'postgres' ? restoreToDatabase() : restoreToFolder(dataDir);
  try {
    const rows = await inTransaction(engine.db, async (transaction) => {
      await lockTables(engine, transaction);
      for (const { name } of backedUpTables.toReversed()) {
        if (keptRows.has(name)) continue;
        const table = transaction.selectFrom(name as 'users').selectAll();
        const isUsed = (await table.limit(1).executeTakeFirst()) !== undefined;
        if (isUsed && !force)
          throw new BackupRefused(
            `${place} is not empty (${name} has rows). Say --force to replace all it holds.`,
          );
        if (isUsed) await transaction.deleteFrom(name as 'users').execute();
      }
      await transaction.updateTable('study_codes').set({ departed: null }).execute();
      const count = await insertAll(transaction, linesOf(from), (piece) =>
        dictionaries.add(transaction, piece),
      );
      await dictionaries.end?.(transaction);
      if (withoutFactors) await deleteFactors(transaction);
      await reseal(transaction, openSeal(openSecretKeys({ dataDir, secretsKey })));
      await eraseRestored(transaction, now());
      await eraseRestoredParticipants(transaction, now());
      await eraseRestoredReaderTests(transaction);
      return count;
    });
    await dictionaries.finish?.();
    if (force) await engine.shred();
    return rows;
  } catch (error) {
    await dictionaries.giveUp?.();
    throw error;
  }
}
