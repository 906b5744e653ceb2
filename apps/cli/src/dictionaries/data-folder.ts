import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Outside } from '../streams-and-exit-codes.ts';
import { clone } from '../program-version-and-paths.ts';
import { userFolder } from '../user-folder.ts';

export const dataDirOption = { 'data-dir': { type: 'string' } } as const;

/**
 * Returns the folder of the dictionaries: that of `--data-dir` or, without it, of DATA_DIR. Without both it is in
 * ./data, if this is a clone of the repository or dictionaries are there already, or else in the user's data folder.
 */
export function dictionaryFolder(
  values: { readonly 'data-dir'?: string | undefined },
  outside: Pick<Outside, 'environment' | 'folder'>,
): string {
  const named = values['data-dir'] ?? (outside.environment['DATA_DIR'] || null);
  if (named !== null) return join(named, 'dictionaries');
  const here = join(outside.folder, 'data', 'dictionaries');
  const isHere =
    (clone !== null && relative(clone, outside.folder) === '') ||
    existsSync(join(here, 'EnglishGeneral.dictionary'));
  const own = isHere ? null : userFolder('data', outside);
  return own === null ? here : join(own, 'dictionaries');
}
