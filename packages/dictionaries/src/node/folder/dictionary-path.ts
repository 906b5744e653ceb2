import { join } from 'node:path';

/** How the name of a dictionary file ends. */
export const dictionaryEnding = '.dictionary';

/** Where a folder keeps the dictionary of this code. */
export function dictionaryPath(folder: string, code: string): string {
  return join(folder, `${code}${dictionaryEnding}`);
}
