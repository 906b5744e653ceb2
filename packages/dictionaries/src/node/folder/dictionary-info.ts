import { type AboutDictionary } from '../../packed/dictionary-file.ts';
import { DamagedDictionary } from '../../packed/packed-file.ts';
import { listFolder } from './list-folder.ts';

/** What a dictionary file says of itself, before spelling variants share their counts, and where it is. */
export interface DictionaryInfo extends AboutDictionary {
  readonly path: string;
  /** Size of the file. */
  readonly bytes: number;
}

/** What is known about an installed dictionary; null when there is none of this code. Throws {@link DamagedDictionary}. */
export function dictionaryInfo(folder: string, code: string): DictionaryInfo | null {
  const found = listFolder(folder).get(code);
  if (!found) return null;
  if ('fault' in found) throw new DamagedDictionary(found.fault);
  return { ...found.header.about, path: found.path, bytes: found.header.length };
}
