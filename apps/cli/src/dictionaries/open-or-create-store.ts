import { makeBundled, openStore, type DictionaryStore } from '@vernacular/dictionaries/node';
import { resolve } from 'node:path';

import { type Outside, print, Trouble } from '../streams-and-exit-codes.ts';
import { packedDictionaries } from '../program-version-and-paths.ts';

/** Error codes of a folder that cannot be written, such as the folder in which an assistant starts `vernacular mcp`. */
const isShut = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR']);

/** Opens a folder of dictionaries; makes the general ones first. Throws {@link Trouble} if it can’t be written. */
export async function openOrCreateStore(
  folder: string,
  { stderr }: Outside,
): Promise<DictionaryStore> {
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
