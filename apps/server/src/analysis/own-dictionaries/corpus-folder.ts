import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a dictionary of one person is made and kept: one folder each, named by its id. */
export interface OwnFolders {
  readonly of: (id: string) => string;
  /** Where its texts wait to be counted. */
  readonly corpusOf: (id: string) => string;
  readonly make: (id: string) => Promise<void>;
  /** Removes the texts and all that counting left behind; the dictionary stays. */
  readonly clear: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly hasCorpus: (id: string) => Promise<boolean>;
  /** The ids of the folders that nobody has touched for so many milliseconds. */
  readonly untouchedFor: (milliseconds: number) => Promise<readonly string[]>;
}

const gone = { recursive: true, force: true } as const;
const missing = () => null;

/** The folders in `own-dictionaries` of the data folder. */
export function ownFolders(dataDir: string): OwnFolders {
  const root = join(dataDir, 'own-dictionaries');
  const folderOf = (id: string) => join(root, id);
  const corpusOf = (id: string) => join(root, id, 'corpus');
  return {
    of: folderOf,
    corpusOf,
    make: async (id) => {
      await mkdir(corpusOf(id), { recursive: true, mode: 0o700 });
    },
    clear: async (id) => {
      const names = (await readdir(folderOf(id)).catch(missing)) ?? [];
      for (const name of names)
        if (!name.endsWith('.dictionary')) await rm(join(folderOf(id), name), gone);
    },
    remove: (id) => rm(folderOf(id), gone),
    hasCorpus: async (id) => (await stat(corpusOf(id)).catch(missing)) !== null,
    untouchedFor: async (milliseconds) => {
      const ids = (await readdir(root).catch(missing)) ?? [];
      const old: string[] = [];
      for (const id of ids) {
        const found = await stat(corpusOf(id)).catch(() => stat(folderOf(id)).catch(missing));
        if (found && Date.now() - found.mtimeMs >= milliseconds) old.push(id);
      }
      return old;
    },
  };
}
