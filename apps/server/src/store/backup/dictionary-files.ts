import { closeSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import { makePrivateFolder, openPrivateFile } from '../files/private-folders-and-ownership.ts';
import { piecesWriter, readPieces } from '../own-dictionaries/chunk-table.ts';
import { piecesOfFolder } from '../own-dictionaries/file-chunks.ts';
import type { Schema } from '../schema/schema.ts';
import { BackupRefused } from './backup-refused.ts';

export const dictionaryFiles = 'own_dictionary_files';

// Names become paths, so they must not lead out of the folder.
const piece = z.object({
  id: z.string().regex(/^[\w-]+$/),
  name: z.string().regex(/^[\w-][\w.-]*\.dictionary$/),
  content: z.base64(),
});

const rootOf = (dataDir: string) => join(dataDir, 'own-dictionaries');

const nothingIfGone = (error: NodeJS.ErrnoException): readonly string[] => {
  if (error.code === 'ENOENT') return [];
  throw error;
};

interface Source {
  readonly dataDir: string;
  readonly tables: ReadonlySet<string>;
}

async function* piecesOfOne(db: Kysely<Schema>, id: string, { dataDir, tables }: Source) {
  const folder = join(rootOf(dataDir), id);
  let isShared = false;
  if (tables.has('own_dictionary_pieces'))
    for await (const shared of readPieces(db, id, 'dictionary')) {
      isShared = true;
      yield shared;
    }
  const isThere = !isShared && (await readdir(folder).catch(nothingIfGone)).length > 0;
  if (isThere) yield* piecesOfFolder(folder, (name) => name.endsWith('.dictionary'));
}

/** The files of all ready dictionaries, in pieces whose content is base64. */
export async function* piecesOf(db: Kysely<Schema>, source: Source) {
  if (!source.tables.has('own_dictionaries')) return;
  const ready = await db
    .selectFrom('own_dictionaries')
    .select('id')
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute();
  for (const { id } of ready)
    for await (const { name, content } of piecesOfOne(db, id, source))
      yield { id, name, content: content.toString('base64') };
}

/** Puts the pieces of a backup back. `end` is called in the transaction, `finish` after it, `giveUp` when it failed. */
export interface DictionaryRestorer {
  readonly add: (transaction: Kysely<Schema>, line: unknown) => Promise<void>;
  readonly end?: (transaction: Kysely<Schema>) => Promise<void>;
  readonly finish?: () => Promise<void>;
  readonly giveUp?: () => Promise<void>;
}

function readPiece(line: unknown) {
  const read = piece.safeParse(line);
  if (!read.success) throw new BackupRefused('The backup is damaged: a dictionary is broken.');
  const { id, name, content } = read.data;
  return { id, name, content: Buffer.from(content, 'base64') };
}

/** Writes pieces to a temporary folder; `finish` moves them into place. */
export function restoreToFolder(dataDir: string) {
  const root = rootOf(dataDir);
  const aside = join(root, `restoring-${process.pid}`);
  return {
    add: async (_transaction, line) => {
      const { id, name, content } = readPiece(line);
      makePrivateFolder(join(aside, id));
      const handle = openPrivateFile(join(aside, id, name), 'a');
      try {
        writeFileSync(handle, content);
      } finally {
        closeSync(handle);
      }
    },
    finish: async () => {
      for (const id of await readdir(aside).catch(nothingIfGone)) {
        await rm(join(root, id), { recursive: true, force: true });
        await rename(join(aside, id), join(root, id));
      }
      await rm(aside, { recursive: true, force: true });
    },
    giveUp: () => rm(aside, { recursive: true, force: true }),
  } satisfies DictionaryRestorer;
}

export function restoreToDatabase(): DictionaryRestorer {
  const writers = new Map<string, ReturnType<typeof piecesWriter>>();
  return {
    add: async (transaction, line) => {
      const { id, ...part } = readPiece(line);
      const writer = writers.get(id) ?? piecesWriter(transaction, id, 'dictionary');
      writers.set(id, writer);
      await writer.add(part);
    },
    end: async (transaction) => {
      for (const [id, writer] of writers)
        await transaction
          .updateTable('own_dictionaries')
          .set({ sha256: writer.end() })
          .where('id', '=', id)
          .execute();
    },
  };
}
