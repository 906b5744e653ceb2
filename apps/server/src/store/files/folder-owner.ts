import { closeSync, fchownSync, lchownSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Whose a folder is, when root has to leave what it makes in it to them; null for everybody else, who can't give. */
function ownerOf(folder: string): { readonly uid: number; readonly gid: number } | null {
  return process.getuid?.() === 0 ? statSync(folder) : null;
}

/**
 * Makes a folder for its owner's eyes alone, with those above it that are missing. Made by root, for whom a command was
 * run, it is the owner's of the folder it stands in: the site runs as them, and could not use it otherwise.
 */
export function makePrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const owner = ownerOf(dirname(first));
  if (owner === null) return;
  for (let made = resolve(folder); ; made = dirname(made)) {
    // Never through a link that somebody puts in its place meanwhile.
    lchownSync(made, owner.uid, owner.gid);
    if (made === resolve(first)) return;
  }
}

/** Root was to start the site in a folder of somebody else's. The message is for the operator. */
export class NotFolderOwner extends Error {
  override readonly name = 'NotFolderOwner';
}

/**
 * Makes the folder of a site that starts, root's own where root starts it.
 * @throws NotFolderOwner when root starts it in a folder of somebody else's, who could not use what it makes there.
 */
export function makeSiteFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = ownerOf(folder);
  if (owner !== null && owner.uid !== 0)
    throw new NotFolderOwner(
      `DATA_DIR is ${resolve(folder)}, which belongs to user ${owner.uid}, who could not use what root makes there. Start the site as that user, or give it another DATA_DIR.`,
    );
}

/** Leaves an open file to the owner of its folder, where root opened it. */
export function leaveToFolderOwner(handle: number, file: string): void {
  const owner = ownerOf(dirname(file));
  if (owner !== null) fchownSync(handle, owner.uid, owner.gid);
}

/** Opens a file for its owner's eyes alone; one that root opens is then the owner's of its folder. */
export function openPrivateFile(file: string, flags: string): number {
  const handle = openSync(file, flags, 0o600);
  try {
    leaveToFolderOwner(handle, file);
    return handle;
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}
