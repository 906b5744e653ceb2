import type { CatalogueEntry } from '@vernacular/dictionaries';
import type { EditionFile } from '@vernacular/dictionaries/node';

import type { OwnDictionaryRecord, Store } from '../../store/index.ts';
import { openBuildLine, type BuildLine } from './build-line.ts';
import { ownFolders, type OwnFolders } from './corpus-folder.ts';
import { dictionaryFolders } from './dictionary-folders.ts';

/** A dictionary of one person that can be graded with. */
export interface ReadyDictionary {
  readonly record: OwnDictionaryRecord;
  readonly entry: CatalogueEntry;
  readonly folder: string;
}

/** The dictionaries people build from their own texts. Every call takes a person and finds nothing of anyone else. */
export interface OwnDictionaries {
  readonly folders: OwnFolders;
  readonly line: BuildLine;
  readonly list: (userId: string) => Promise<readonly OwnDictionaryRecord[]>;
  /** Those of a person that can be graded with. */
  readonly ready: (userId: string) => Promise<readonly ReadyDictionary[]>;
  readonly find: (userId: string, code: string) => Promise<ReadyDictionary | null>;
  readonly edition: (
    userId: string,
    id: string,
    which: 'levels' | 'counts',
  ) => Promise<EditionFile | null>;
  /** Calls its counting off, and removes it with its files; false when this person has no such dictionary. */
  readonly remove: (userId: string, id: string) => Promise<boolean>;
  /** Removes the files of a person whose account ends with `erase`. */
  readonly eraseWith: (userId: string, erase: () => Promise<void>) => Promise<void>;
}

/** The own dictionaries of a site. */
export function openOwnDictionaries(
  store: Pick<Store, 'ownDictionaries' | 'jobs'>,
  dataDir: string,
  onFault: (error: unknown) => void,
): OwnDictionaries {
  const port = store.ownDictionaries;
  const folders = ownFolders(dataDir);
  const inFolder = dictionaryFolders();
  const jobs = store.jobs('own-dictionaries', onFault);
  const line = openBuildLine({ port, folders, jobs });

  const readyOne = (record: OwnDictionaryRecord | null): ReadyDictionary | null => {
    if (record?.state !== 'ready') return null;
    const folder = folders.of(record.id);
    const entry = inFolder(folder)
      .list()
      .find(({ code, isInstalled }) => isInstalled && code === record.code);
    return entry ? { record, entry, folder } : null;
  };
  const letGo = async (id: string) => {
    await line.stop(id);
    await folders.remove(id);
  };

  return {
    folders,
    line,
    list: (userId) => port.list(userId),
    ready: async (userId) => (await port.list(userId)).flatMap((record) => readyOne(record) ?? []),
    find: async (userId, code) => readyOne(await port.byCode(userId, code)),
    edition: async (userId, id, which) => {
      const found = readyOne(await port.open(userId, id));
      if (!found) return null;
      const { levelsFile, countsFile } = inFolder(found.folder);
      return which === 'levels' ? levelsFile(found.entry.code) : countsFile(found.entry.code);
    },
    remove: async (userId, id) => {
      if (!(await port.remove(userId, id))) return false;
      await letGo(id);
      return true;
    },
    eraseWith: async (userId, erase) => {
      const ids = (await port.list(userId)).map(({ id }) => id);
      await erase();
      await Promise.all(ids.map(letGo));
    },
  };
}
