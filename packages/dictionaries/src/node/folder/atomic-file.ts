import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Thrown when there is no room left on the disk. Existing files are unchanged. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';

  constructor(path: string, cause: unknown) {
    super(`There is no room left on the disk for ${path}. Nothing was changed.`, { cause });
  }
}

/** {@link DiskFull} for an error of a full disk or quota; any other error unchanged. */
export function writeFailure(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
    ? new DiskFull(path, error)
    : error;
}

export type TemporaryFile = Awaited<ReturnType<typeof writeTemporaryFile>>;

/** Writes beside `path`; `place` renames the file to `path`, `discard` deletes it. Throws {@link DiskFull}. */
export async function writeTemporaryFile(path: string, pieces: Iterable<Uint8Array>) {
  await mkdir(dirname(path), { recursive: true });
  const waiting = `${path}.${process.pid}-${randomBytes(6).toString('hex')}.waiting`;
  const discard = () => rm(waiting, { force: true });
  try {
    const file = await open(waiting, 'wx');
    try {
      for (const piece of pieces) await file.writeFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await discard();
    throw writeFailure(path, error);
  }
  return { place: () => rename(waiting, path), discard };
}
