import { existsSync } from 'node:fs';

import { dictionaryInfo } from '@vernacular/dictionaries/node';

import { Trouble } from '../trouble.ts';

/** The path of a dictionary that is named by its code or by its path. Throws {@link Trouble}. */
export function findFile(folder: string, named: string): string {
  const installed = dictionaryInfo(folder, named);
  if (installed) return installed.path;
  if (existsSync(named)) return named;
  throw new Trouble(`There is no dictionary ${named}, neither installed nor as a file.`);
}
