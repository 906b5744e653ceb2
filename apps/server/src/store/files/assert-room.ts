import { statfs } from 'node:fs/promises';

/** Throws an error with the code ENOSPC unless this many bytes are free where a folder lies. */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
}
