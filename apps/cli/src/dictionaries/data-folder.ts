import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Outside } from '../outside.ts';
import { userFolder } from '../user-folder.ts';

/** The option every command with dictionaries has. */
export const dataDirOption = { 'data-dir': { type: 'string' } } as const;

/** Where this program's repository was cloned to. */
const clone = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Where dictionaries are kept: in `--data-dir`, else in DATA_DIR. Else in ./data of a clone of this repository, as the
 * site does, and of a folder that has some from before; everywhere else in the user's own data folder.
 */
export function dictionaryFolder(
  values: { readonly 'data-dir'?: string | undefined },
  outside: Pick<Outside, 'environment' | 'folder'>,
): string {
  const named = values['data-dir'] ?? (outside.environment['DATA_DIR'] || null);
  if (named !== null) return join(named, 'dictionaries');
  const here = join(outside.folder, 'data', 'dictionaries');
  const isHere =
    relative(clone, outside.folder) === '' || existsSync(join(here, 'EnglishGeneral.dictionary'));
  const own = isHere ? null : userFolder('data', outside);
  return own === null ? here : join(own, 'dictionaries');
}
