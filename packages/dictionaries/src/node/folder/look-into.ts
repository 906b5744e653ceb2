import { statSync } from 'node:fs';

import { type FoundFile, listFolder } from './list-folder.ts';

/** So long, in milliseconds, a look is believed while the folder itself seems unchanged. */
const trust = 1000;
/** File systems count time in steps: a folder that changed so short ago may change again in the same step. */
const step = 50;

/**
 * Looks into a folder as often as one likes. Files that are put there, taken out or replaced by a rename are seen at
 * once, by the time of the folder; what was written into a file in its place is seen after a second.
 */
export function lookInto(folder: string, now: () => number = Date.now) {
  let files: ReadonlyMap<string, FoundFile> = new Map();
  let seen: { readonly changed: number; readonly at: number } | null = null;
  return (): ReadonlyMap<string, FoundFile> => {
    const at = now();
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isSettled = seen !== null && seen.changed === changed && seen.at - changed > step;
    if (isSettled && seen !== null && at - seen.at < trust) return files;
    files = listFolder(folder, files);
    seen = { changed, at };
    return files;
  };
}
