import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import type { SigningKeys } from '../../store/index.ts';

const content = z.array(z.object({ id: z.string(), key: z.string() })).min(1);

async function read(file: string) {
  try {
    return content.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read. Remove it to get new keys.`, { cause: error });
  }
}

/** Keeps signing keys in a file of the data folder that only its owner can read. */
export const keysFile = (dataDir: string): SigningKeys => ({
  all: async (make) => {
    const file = join(dataDir, 'signing-keys.json');
    const kept = await read(file);
    if (kept !== null) return kept;
    // Two containers on one folder can both be process 1.
    const part = `${file}.${randomUUID()}.part`;
    const handle = await open(part, 'w', 0o600);
    await handle.writeFile(JSON.stringify([await make()]));
    await handle.sync();
    await handle.close();
    try {
      // Unlike a rename, a link fails when another process that started just now was first.
      await link(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(part);
    }
    return (await read(file)) ?? [];
  },
});
