import { mkdir, readFile } from 'node:fs/promises';

import { generalDictionaries } from '../../catalogue/known-dictionaries.ts';
import { packWordList, sortedEntries } from '../../packed/word-list.ts';
import { removeAbandoned } from '../folder/remove-abandoned-files.ts';
import { writeTemporaryFile } from '../folder/atomic-file.ts';
import { dictionaryPath } from '../folder/dictionary-path.ts';
import { listFolder } from '../folder/list-folder.ts';
import { openDictionaryFile } from '../folder/open-dictionary-file.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import { counts } from './counts.ts';

// Change this value with anything that changes the counts: files made with another recipe are rebuilt.
const recipe = 'general-5';

/**
 * Writes the bundled dictionaries where they are missing, damaged or of an older recipe: copies from the folder
 * `ready`, or else builds them from the installed packages. Several processes may do so at once, because each writes
 * the same bytes.
 */
export async function makeBundled(
  folder: string,
  progress: (sentence: string) => void = () => {},
  ready: string | null = null,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  for (const known of Object.values(generalDictionaries)) {
    if (await isMade(folder, known.code)) continue;
    const path = dictionaryPath(folder, known.code);
    if (ready !== null) {
      const bytes = await readFile(dictionaryPath(ready, known.code));
      await (await writeTemporaryFile(path, [bytes])).place();
      continue;
    }
    progress(`Making the dictionary “${known.label}” …`);
    const list = packWordList(sortedEntries(await counts[known.language]()));
    const made = await writeDictionary(path, { known, list, tokens: null, recipe });
    await made.place();
  }
}

async function isMade(folder: string, code: string): Promise<boolean> {
  const found = listFolder(folder).get(code);
  if (!found || 'fault' in found || found.header.about.recipe !== recipe) return false;
  return openDictionaryFile(found.path, found.header).then(
    () => true,
    () => false,
  );
}
