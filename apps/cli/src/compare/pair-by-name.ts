import { basename, extname } from 'node:path';

import { Trouble } from '../trouble.ts';

/** The two files of one student. */
export interface FilePair {
  /** The file name without folder and ending, as written in the first round. */
  readonly student: string;
  readonly before: string;
  readonly after: string;
}

/** Who is in both rounds, and which files have no counterpart. */
export interface Paired {
  /** In the order of the first round. */
  readonly pairs: readonly FilePair[];
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

/** Pairs files by their names; folder, ending and case don't matter. Throws {@link Trouble} when a name is there twice. */
export function pairByName(before: readonly string[], after: readonly string[]): Paired {
  const first = byKey(before);
  const second = byKey(after);
  return {
    pairs: [...first].flatMap(([key, path]) => {
      const counterpart = second.get(key);
      if (counterpart === undefined) return [];
      return [{ student: studentOf(path), before: path, after: counterpart }];
    }),
    onlyBefore: [...first].filter(([key]) => !second.has(key)).map(([, path]) => path),
    onlyAfter: [...second].filter(([key]) => !first.has(key)).map(([, path]) => path),
  };
}

const studentOf = (path: string): string => basename(path, extname(path));

function byKey(paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) {
    const key = studentOf(path).normalize('NFC').toLowerCase();
    const other = found.get(key);
    if (other !== undefined) {
      throw new Trouble(
        `${other} and ${path} bear the same name in one round; rename one of them.`,
      );
    }
    found.set(key, path);
  }
  return found;
}
