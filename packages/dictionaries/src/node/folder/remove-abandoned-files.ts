import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isRunning } from './is-process-running.ts';

const temporary = /\.(\d+)-[0-9a-f]{12}\.waiting$|^\.counting-(\d+)-/;
const aDay = 86_400_000;

export const countingPrefix = `.counting-${process.pid}-`;

/** Removes temporary files whose process is not running, or that have not been modified for a day. */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder)) {
    const [found, one, other] = temporary.exec(name) ?? [];
    if (!found) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    const isOld = now - mtimeMs >= aDay;
    if (isOld || !isRunning(Number(one ?? other))) await rm(path, { recursive: true, force: true });
  }
}
