import { existsSync } from 'node:fs';

import { dictionaryInfo } from '@vernacular/dictionaries/node';

import { Trouble } from '../streams-and-exit-codes.ts';

/** Path of the dictionary that `named` names: the code of an installed one, or a path. Throws {@link Trouble}. */
export function findFile(folder: string, named: string): string {
  const installed = dictionaryInfo(folder, named);
  if (installed) return installed.path;
  if (existsSync(named)) return named;
  throw new Trouble(`There is no dictionary ${named}, neither installed nor as a file.`);
}
