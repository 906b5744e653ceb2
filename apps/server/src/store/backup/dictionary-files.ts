import { closeSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import { makePrivateFolder, openPrivateFile } from '../files/folder-owner.ts';
import { piecesWriter, readPieces } from '../own-dictionaries/stored-pieces.ts';
import { piecesOfFolder } from '../own-dictionaries/file-pieces.ts';
import type { Schema } from '../schema/schema.ts';
import { BackupRefused } from './backup-refused.ts';

/** How a backup calls the lines that hold people's own dictionaries, beside those that hold rows. */
export const dictionaryFiles = 'own_dictionary_files';

// Names become paths, so nothing in them may lead elsewhere.
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

/** Where own dictionaries are: a folder, and the tables that the database has. */
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

/** The files of every own dictionary that is ready, piece by piece: from the database, or from the folder where it has none. */
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

/** Where the pieces of a backup go. */
export interface DictionaryRestorer {
  readonly add: (transaction: Kysely<Schema>, line: unknown) => Promise<void>;
  /** The last step within the transaction. */
  readonly end: (transaction: Kysely<Schema>) => Promise<void>;
  /** After the transaction. */
  readonly finish: () => Promise<void>;
  readonly giveUp: () => Promise<void>;
}

function readPiece(line: unknown) {
  const read = piece.safeParse(line);
  if (!read.success) throw new BackupRefused('The backup is damaged: a dictionary is broken.');
  const { id, name, content } = read.data;
  return { id, name, content: Buffer.from(content, 'base64') };
}

/** Puts pieces beside the dictionaries that are there, and takes their place only when all is well. */
export function restoreToFolder(dataDir: string): DictionaryRestorer {
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
    end: async () => {},
    finish: async () => {
      for (const id of await readdir(aside).catch(nothingIfGone)) {
        await rm(join(root, id), { recursive: true, force: true });
        await rename(join(aside, id), join(root, id));
      }
      await rm(aside, { recursive: true, force: true });
    },
    giveUp: () => rm(aside, { recursive: true, force: true }),
  };
}

/** Puts pieces where all servers find them. */
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
    finish: async () => {},
    giveUp: async () => {},
  };
}
