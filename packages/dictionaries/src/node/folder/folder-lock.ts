import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Puts the lock there with its owner's number in it, or not at all: an empty one would look like nobody's. */
async function isTaken(lock: string): Promise<boolean> {
  const own = `${lock}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  for (let isAgain = false; ; isAgain = true) {
    if (await isTaken(lock)) return;
    const owner = Number(await readFile(lock, 'utf8').catch(() => '0'));
    if (isAgain || (owner > 0 && isRunning(owner))) throw new FolderBusy(lock);
    await rm(lock, { force: true });
  }
}
