import { DamagedDictionary } from '../../packed/packed-file.ts';
import { listFolder } from './list-folder.ts';

/** The header of an installed file, with its path and size. Its numbers are from before spellings share a count. */
export type DictionaryInfo = NonNullable<ReturnType<typeof dictionaryInfo>>;

/** Describes an installed dictionary; null when no dictionary has this code. Throws {@link DamagedDictionary}. */
export function dictionaryInfo(folder: string, code: string) {
  const found = listFolder(folder).get(code);
  if (!found) return null;
  if ('fault' in found) throw new DamagedDictionary(found.fault);
  return { ...found.header.about, path: found.path, bytes: found.header.length };
}
