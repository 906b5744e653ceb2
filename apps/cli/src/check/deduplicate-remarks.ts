import { resolve } from 'node:path';

import type { CheckedFile, Remark } from './check-file.ts';

/**
 * Returns the files without duplicate remarks on the same place. If a document includes a chapter that is also checked
 * itself, only the chapter keeps the remarks on its places.
 */
export function eachPlaceOnce(files: readonly CheckedFile[], folder: string): CheckedFile[] {
  const placeOf = ({ path, rule, offset }: Remark) => `${rule} ${offset} ${resolve(folder, path)}`;
  const first = new Map<string, Remark>();
  for (const isOwn of [true, false])
    for (const { path, remarks } of files)
      for (const remark of remarks)
        if ((remark.path === path) === isOwn && !first.has(placeOf(remark)))
          first.set(placeOf(remark), remark);
  return files.map((file) => ({
    ...file,
    remarks: file.remarks.filter((remark) => first.get(placeOf(remark)) === remark),
  }));
}
