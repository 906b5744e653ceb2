import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { writePiecesToFolder, type Piece, piecesOfFolder } from '../../store/index.ts';

export interface DictionaryFolders {
  readonly of: (id: string) => string;
  readonly corpusOf: (id: string) => string;
  readonly make: (id: string) => Promise<void>;
  readonly clear: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeCorpus: (id: string) => Promise<void>;
  readonly hasCorpus: (id: string) => Promise<boolean>;
  readonly hasDictionary: (id: string) => Promise<boolean>;
  readonly corpusPieces: (id: string) => AsyncIterable<Piece>;
  readonly dictionaryPieces: (id: string) => AsyncIterable<Piece>;
  readonly takeInCorpus: (id: string, pieces: AsyncIterable<Piece>) => Promise<number>;
  /** Writes a dictionary from the database to the folder, all or nothing; false when its checksum differs. */
  readonly takeIn: (id: string, pieces: AsyncIterable<Piece>, sha256: string) => Promise<boolean>;
  readonly all: () => Promise<readonly string[]>;
  /** Whether the texts, or the folder when it has none, were last changed at least this many milliseconds ago. */
  readonly isUntouchedFor: (id: string, milliseconds: number) => Promise<boolean>;
}

const gone = { recursive: true, force: true } as const;
const missing = () => null;
const isDictionary = (name: string) => name.endsWith('.dictionary');

export function dictionaryFolders(dataDir: string): DictionaryFolders {
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
      for (const name of names) if (!isDictionary(name)) await rm(join(folderOf(id), name), gone);
    },
    remove: (id) => rm(folderOf(id), gone),
    hasCorpus: async (id) => (await stat(corpusOf(id)).catch(missing)) !== null,
    removeCorpus: (id) => rm(corpusOf(id), gone),
    hasDictionary: async (id) =>
      ((await readdir(folderOf(id)).catch(missing)) ?? []).some(isDictionary),
    corpusPieces: (id) => piecesOfFolder(corpusOf(id)),
    dictionaryPieces: (id) => piecesOfFolder(folderOf(id), isDictionary),
    takeInCorpus: async (id, pieces) => {
      await rm(corpusOf(id), gone);
      return (await writePiecesToFolder(corpusOf(id), pieces)).bytes;
    },
    takeIn: async (id, pieces, sha256) => {
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
    isUntouchedFor: async (id, milliseconds) => {
      const found = await stat(corpusOf(id)).catch(() => stat(folderOf(id)).catch(missing));
      return found !== null && Date.now() - found.mtimeMs >= milliseconds;
    },
  };
}
