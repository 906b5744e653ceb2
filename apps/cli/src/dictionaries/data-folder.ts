import { join } from 'node:path';

import { makeBundled, openStore, type DictionaryStore } from '@vernacular/dictionaries/node';

import { print, type Outside } from '../outside.ts';

/** The option every command with dictionaries has. */
export const dataDirOption = { 'data-dir': { type: 'string' } } as const;

/** Where dictionaries are kept: in `--data-dir`, else in DATA_DIR, else in ./data. */
export function dictionaryFolder(
  values: { readonly 'data-dir'?: string | undefined },
  { environment }: Pick<Outside, 'environment'>,
): string {
  return join(values['data-dir'] ?? (environment['DATA_DIR'] || 'data'), 'dictionaries');
}

/** The dictionaries of the folder; the general ones are made first where they are missing. */
export async function readyStore(folder: string, { stderr }: Outside): Promise<DictionaryStore> {
  const said: Promise<void>[] = [];
  await makeBundled(folder, (sentence) => said.push(print(stderr, `${sentence}\n`)));
  await Promise.all(said);
  return openStore(folder);
}
