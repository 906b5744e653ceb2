import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './is-process-running.ts';

export class FolderBusy extends Error {
  override readonly name = 'FolderBusy';
}

/** Runs `work` with a lock on the folder; a killed process loses its lock. Throws {@link FolderBusy} if it is held. */
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

/** Links a file that already contains the process id, because an empty lock would look abandoned. */
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
    if (isAgain || (owner > 0 && isRunning(owner))) {
      throw new FolderBusy(
        `Another program is installing dictionaries in the same folder. If none is, delete ${lock} and try again.`,
      );
    }
    await rm(lock, { force: true });
  }
}
