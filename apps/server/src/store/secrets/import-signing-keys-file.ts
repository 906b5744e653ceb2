import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Engine } from '../engine/engine.ts';
import type { Seal } from './seal.ts';

const content = z.array(z.object({ id: z.string(), key: z.string() })).min(1);

function read(file: string) {
  try {
    return content.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read. Remove it to get new keys.`, { cause: error });
  }
}

export async function importSigningKeysFile(
  { db, name }: Engine,
  seal: Seal,
  { dataDir, now }: { readonly dataDir: string; readonly now: () => Date },
): Promise<void> {
  const file = join(dataDir, 'signing-keys.json');
  if (name !== 'sqlite' || !existsSync(file)) return;
  for (const { id, key } of read(file))
    await db
      .insertInto('signing_keys')
      .values({
        id,
        key: seal.close(key, { table: 'signing_keys', row: id }),
        created_at: now().toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  rmSync(file, { force: true });
}
