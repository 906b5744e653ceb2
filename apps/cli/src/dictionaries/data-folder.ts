import { join } from 'node:path';

import type { Outside } from '../outside.ts';

/** The option every command with dictionaries has. */
export const dataDirOption = { 'data-dir': { type: 'string' } } as const;

/** Where dictionaries are kept: in `--data-dir`, else in DATA_DIR, else in ./data. */
export function dictionaryFolder(
  values: { readonly 'data-dir'?: string | undefined },
  { environment }: Pick<Outside, 'environment'>,
): string {
  return join(values['data-dir'] ?? (environment['DATA_DIR'] || 'data'), 'dictionaries');
}
