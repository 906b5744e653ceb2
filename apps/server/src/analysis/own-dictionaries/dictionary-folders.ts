import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writePiecesToFolder, type Piece, piecesOfFolder } from '../../store/index.ts';

export type DictionaryFolders = ReturnType<typeof dictionaryFolders>;

const gone = { recursive: true, force: true } as const;
const missing = () => null;
const isDictionary = (name: string) => name.endsWith('.dictionary');

/** The folders of own dictionaries on this disk, by the id of the dictionary. */
export function dictionaryFolders(dataDir: string) {
  const root = join(dataDir, 'own-dictionaries');
  const folderOf = (id: string) => join(root, id);
  const corpusOf = (id: string) => join(root, id, 'corpus');
  return {
    of: folderOf,
    corpusOf,
    make: async (id: string) => {
      await mkdir(corpusOf(id), { recursive: true, mode: 0o700 });
    },
    clear: async (id: string) => {
      const names = (await readdir(folderOf(id)).catch(missing)) ?? [];
      for (const name of names) if (!isDictionary(name)) await rm(join(folderOf(id), name), gone);
    },
    remove: (id: string) => rm(folderOf(id), gone),
    hasCorpus: async (id: string) => (await stat(corpusOf(id)).catch(missing)) !== null,
    removeCorpus: (id: string) => rm(corpusOf(id), gone),
    hasDictionary: async (id: string) =>
      ((await readdir(folderOf(id)).catch(missing)) ?? []).some(isDictionary),
    corpusPieces: (id: string) => piecesOfFolder(corpusOf(id)),
    dictionaryPieces: (id: string) => piecesOfFolder(folderOf(id), isDictionary),
    takeInCorpus: async (id: string, pieces: AsyncIterable<Piece>) => {
      await rm(corpusOf(id), gone);
      return (await writePiecesToFolder(corpusOf(id), pieces)).bytes;
    },
    /** Writes a dictionary from the database to the folder, all or nothing; false when its checksum differs. */
    takeIn: async (id: string, pieces: AsyncIterable<Piece>, sha256: string) => {
      const arriving = join(root, `arriving-${randomUUID()}`);
      const aside = join(arriving, id);
      try {
        const came = await writePiecesToFolder(aside, pieces);
        if (came.sha256 !== sha256) return false;
        await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
        for (const name of await readdir(aside))
          await rename(join(aside, name), join(folderOf(id), name));
        return true;
      } finally {
        await rm(arriving, gone);
      }
    },
    all: async () => (await readdir(root).catch(missing)) ?? [],
    /** Whether the texts, or the folder when it has none, were last changed at least this many milliseconds ago. */
    isUntouchedFor: async (id: string, milliseconds: number) => {
      const found = await stat(corpusOf(id)).catch(() => stat(folderOf(id)).catch(missing));
      return found !== null && Date.now() - found.mtimeMs >= milliseconds;
    },
  };
}
