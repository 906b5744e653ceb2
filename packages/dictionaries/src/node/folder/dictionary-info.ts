import { type AboutDictionary } from '../../packed/dictionary-file.ts';
import { DamagedDictionary } from '../../packed/packed-file.ts';
import { listFolder } from './list-folder.ts';

/** The header of an installed file, with its path and size. Its numbers are from before spellings share a count. */
export interface DictionaryInfo extends AboutDictionary {
  readonly path: string;
  readonly bytes: number;
}

/** Describes an installed dictionary; null when no dictionary has this code. Throws {@link DamagedDictionary}. */
export function dictionaryInfo(folder: string, code: string): DictionaryInfo | null {
  const found = listFolder(folder).get(code);
  if (!found) return null;
  if ('fault' in found) throw new DamagedDictionary(found.fault);
  return { ...found.header.about, path: found.path, bytes: found.header.length };
}
