import type { OwnDictionaryRecord, Store } from '../../store/index.ts';
import { openBuildQueue } from './build-queue.ts';
import { dictionaryFolders } from './dictionary-folders.ts';
import { dictionaryCache } from './dictionary-cache.ts';

export type OwnDictionaries = ReturnType<typeof openOwnDictionaries>;

/**
 * Dictionaries that people build from their own texts. Every call takes the owner's id and reaches no other person's.
 */
export function openOwnDictionaries(
  store: Pick<Store, 'ownDictionaries'>,
  dataDir: string,
  onFault: (error: unknown) => void,
) {
  const port = store.ownDictionaries;
  const folders = dictionaryFolders(dataDir);
  const inFolder = dictionaryCache();
  const queue = openBuildQueue({ port, folders, onFault });

  const here = (record: OwnDictionaryRecord) => {
    const folder = folders.of(record.id);
    const entry = inFolder(folder)
      .list()
      .find(({ code, isInstalled }) => isInstalled && code === record.code);
    return entry ? { record, entry, folder } : null;
  };
  const arriving = new Map<string, Promise<void>>();
  const bring = async ({ id }: OwnDictionaryRecord, sha256: string) => {
    const isWhole = await folders.takeIn(id, port.dictionary(id), sha256);
    if (!isWhole) onFault(new Error('A dictionary did not arrive as it was counted.'));
  };
  const readyOne = async (record: OwnDictionaryRecord | null) => {
    if (record?.state !== 'ready') return null;
    const found = here(record);
    if (found || record.sha256 === null || !port.isShared) return found;
    const { id, sha256 } = record;
    const way = arriving.get(id) ?? bring(record, sha256).finally(() => arriving.delete(id));
    arriving.set(id, way);
    await way;
    return here(record);
  };
  const stopAndRemove = async (id: string) => {
    await queue.stop(id);
    await folders.remove(id);
  };

  return {
    folders,
    queue,
    list: (userId: string) => port.list(userId),
    ready: async (userId: string) => {
      const all = await Promise.all((await port.list(userId)).map(readyOne));
      return all.filter((one) => one !== null);
    },
    find: async (userId: string, code: string) => readyOne(await port.byCode(userId, code)),
    edition: async (userId: string, id: string, which: 'levels' | 'counts') => {
      const found = await readyOne(await port.open(userId, id));
      if (!found) return null;
      const { levelsFile, countsFile } = inFolder(found.folder);
      return which === 'levels' ? levelsFile(found.entry.code) : countsFile(found.entry.code);
    },
    remove: async (userId: string, id: string) => {
      if (!(await port.remove(userId, id))) return false;
      await stopAndRemove(id);
      return true;
    },
    /**
     * Runs `erase`, which deletes the account, or only its dictionaries, in the database, and then removes the
     * dictionary files of the account.
     */
    eraseWith: async (userId: string, erase: () => Promise<void>) => {
      const ids = (await port.list(userId)).map(({ id }) => id);
      await erase();
      await Promise.all(ids.map(stopAndRemove));
    },
  };
}
