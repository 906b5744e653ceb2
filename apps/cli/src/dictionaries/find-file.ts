import { existsSync } from 'node:fs';

import { dictionaryInfo } from '@vernacular/dictionaries/node';

import { Trouble } from '../streams-and-exit-codes.ts';

/**
 * Returns the path of a dictionary's file, given the code of an installed dictionary or the path of any. Throws {@link
 * Trouble} if there is none.
 */
export function findFile(folder: string, named: string): string {
  const installed = dictionaryInfo(folder, named);
  if (installed) return installed.path;
  if (existsSync(named)) return named;
  throw new Trouble(`There is no dictionary ${named}, neither installed nor as a file.`);
}
