import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';

import type { Outside } from '../streams-and-exit-codes.ts';
import { openOrCreateStore } from './open-or-create-store.ts';

it('names the way out where nothing can be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-shut-'));
  try {
    // A file stands where the folder should be: nobody can write below it, root neither.
    writeFileSync(join(folder, 'data'), '');
    const outside = { stderr: new Writable() } as unknown as Outside;
    await expect(openOrCreateStore(join(folder, 'data', 'counts'), outside)).rejects.toThrow(
      /cannot be kept in .+counts\. Name another folder with --data-dir\./u,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
