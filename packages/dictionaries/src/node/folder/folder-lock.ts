import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './is-running.ts';

/** Thrown when another program is already installing into the same folder. */
export class FolderBusy extends Error {
  override readonly name = 'FolderBusy';

  constructor(lock: string) {
    super(
      `Another program is installing dictionaries in the same folder. If none is, delete ${lock} and try again.`,
    );
  }
}

/** Does something that only one program may do in a folder at a time; a lock that a killed program left is taken over. */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, '.lock');
  await takeLock(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = Number(await readFile(lock, 'utf8').catch(() => '0'));
    if (isAgain || (owner > 0 && isRunning(owner))) throw new FolderBusy(lock);
    await rm(lock, { force: true });
  }
}
