import { makeBundled, openStore, type DictionaryStore } from '@vernacular/dictionaries/node';
import { resolve } from 'node:path';

import { print, type Outside } from '../outside.ts';
import { Trouble } from '../trouble.ts';

/** Why nothing can be written at a place: an assistant may start a program where nobody may write. */
const isShut = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** The dictionaries of the folder; the general ones are made first where they are missing. */
export async function readyStore(folder: string, { stderr }: Outside): Promise<DictionaryStore> {
  const said: Promise<void>[] = [];
  try {
    await makeBundled(folder, (sentence) => said.push(print(stderr, `${sentence}\n`)));
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
