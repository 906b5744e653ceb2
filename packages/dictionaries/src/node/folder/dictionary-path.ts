import { join } from 'node:path';

export const dictionaryEnding = '.dictionary';

export function dictionaryPath(folder: string, code: string): string {
  return join(folder, `${code}${dictionaryEnding}`);
}
