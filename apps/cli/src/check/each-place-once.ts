import { resolve } from 'node:path';

import type { CheckedFile, Remark } from './check-file.ts';

/**
 * Removes remarks that name a place again. A document may take in a chapter twice, and the chapter may be checked
 * itself, too: then it has its remarks, and not the document.
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
