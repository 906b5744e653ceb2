import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Outside } from '../outside.ts';
import { clone } from '../program-files.ts';
import { userFolder } from '../user-folder.ts';

export const dataDirOption = { 'data-dir': { type: 'string' } } as const;

/**
 * `--data-dir`, else DATA_DIR. Else ./data in a clone of this repository or where it already holds dictionaries, and
 * the user's data folder everywhere else.
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
