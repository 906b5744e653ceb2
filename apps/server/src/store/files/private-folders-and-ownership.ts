import { closeSync, fchownSync, lchownSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The owner of a folder when this process runs as root; null for any other user, who cannot give files away. */
function ownerOf(folder: string): { readonly uid: number; readonly gid: number } | null {
  return process.getuid?.() === 0 ? statSync(folder) : null;
}

/**
 * Creates a folder with mode 700, and its missing parents. When root runs a command, the new folders get the owner of
 * the existing parent, because the site runs as that user.
 */
export function makePrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const owner = ownerOf(dirname(first));
  if (owner === null) return;
  for (let made = resolve(folder); ; made = dirname(made)) {
    // lchown: a link that is put in its place meanwhile is not followed.
    lchownSync(made, owner.uid, owner.gid);
    if (made === resolve(first)) return;
  }
}

export class NotFolderOwner extends Error {
  override readonly name = 'NotFolderOwner';
}

/**
 * Creates the data folder of a site that is starting.
 * @throws NotFolderOwner when root starts it in a folder of another user, who could not use the files root makes there.
 */
export function makeSiteFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = ownerOf(folder);
  if (owner !== null && owner.uid !== 0)
    throw new NotFolderOwner(
      `DATA_DIR is ${resolve(folder)}, which belongs to user ${owner.uid}, who could not use what root makes there. Start the site as that user, or give it another DATA_DIR.`,
    );
}

/** Gives an open file the owner of its folder when this process runs as root. */
export function chownToFolderOwner(handle: number, file: string): void {
  const owner = ownerOf(dirname(file));
  if (owner !== null) fchownSync(handle, owner.uid, owner.gid);
}

/** Opens a file; a new one has mode 600 and the owner of its folder. */
export function openPrivateFile(file: string, flags: string): number {
  const handle = openSync(file, flags, 0o600);
  try {
    chownToFolderOwner(handle, file);
    return handle;
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}
