import { makeBundled, openStore, type DictionaryStore } from '@vernacular/dictionaries/node';
import { resolve } from 'node:path';

import { print, type Outside } from '../outside.ts';
import { packedDictionaries } from '../program-files.ts';
import { Trouble } from '../trouble.ts';

/** Errors of a folder that cannot be written, where an assistant may have started the program. */
const isShut = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

export async function readyStore(folder: string, { stderr }: Outside): Promise<DictionaryStore> {
  const said: Promise<void>[] = [];
  try {
    const say = (sentence: string) => said.push(print(stderr, `${sentence}\n`));
    await makeBundled(folder, say, packedDictionaries);
  } catch (cause) {
    if (!isShut.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    throw new Trouble(
      `The word counts cannot be kept in ${resolve(folder)}. Name another folder with --data-dir.`,
      { cause },
    );
  }
  await Promise.all(said);
  return openStore(folder);
}
