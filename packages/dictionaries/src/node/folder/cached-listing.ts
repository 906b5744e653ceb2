import { statSync } from 'node:fs';

import { type FoundFile, listFolder } from './list-folder.ts';

/** Milliseconds for which a listing is reused while the modification time of the folder is unchanged. */
const trust = 1000;
/** Milliseconds within which a folder may change again without a new timestamp, because timestamps are coarse. */
const step = 50;

/**
 * Returns a function that lists a folder with caching. Files that are added, removed or replaced by a rename are seen
 * at once through the modification time of the folder; a file overwritten in place is seen after a second.
 */
export function cachedListing(folder: string, now: () => number = Date.now) {
  let files: ReadonlyMap<string, FoundFile> = new Map();
  let seen = { changed: NaN, at: 0 };
  return (): ReadonlyMap<string, FoundFile> => {
    const at = now();
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isSettled = seen.changed === changed && seen.at - changed > step;
    if (isSettled && at - seen.at < trust) return files;
    files = listFolder(folder, files);
    seen = { changed, at };
    return files;
  };
}
