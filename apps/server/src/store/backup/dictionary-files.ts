import { createReadStream } from 'node:fs';
import { appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Schema } from '../schema.ts';
import { BackupRefused } from './backup-refused.ts';

/** How a backup calls the lines that hold people's own dictionaries, beside those that hold rows. */
export const dictionaryFiles = 'own_dictionary_files';

const pieceBytes = 384 * 1024;

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

/** The files of every own dictionary that is ready, piece by piece. */
export async function* piecesOf(db: Kysely<Schema>, dataDir: string) {
  const ready = await db
    .selectFrom('own_dictionaries')
    .select('id')
    .where('state', '=', 'ready')
    .orderBy('id')
    .execute();
  for (const { id } of ready) {
    const folder = join(rootOf(dataDir), id);
    const names = await readdir(folder).catch(nothingIfGone);
    for (const name of names.filter((each) => each.endsWith('.dictionary'))) {
      const bytes = createReadStream(join(folder, name), { highWaterMark: pieceBytes });
      for await (const part of bytes as AsyncIterable<Buffer>)
        yield { id, name, content: part.toString('base64') };
    }
  }
}

/** Puts pieces beside the dictionaries that are there, and takes their place only when all is well. */
export function dictionaryRestorer(dataDir: string) {
  const root = rootOf(dataDir);
  const aside = join(root, `restoring-${process.pid}`);
  return {
    add: async (line: unknown) => {
      const read = piece.safeParse(line);
      if (!read.success) throw new BackupRefused('The backup is damaged: a dictionary is broken.');
      const { id, name, content } = read.data;
      await mkdir(join(aside, id), { recursive: true, mode: 0o700 });
      const bytes = Buffer.from(content, 'base64');
      await appendFile(join(aside, id, name), bytes, { mode: 0o600 });
    },
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
