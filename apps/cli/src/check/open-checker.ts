import { plainSource } from '@vernacular/check';

import { openOrCreateStore } from '../dictionaries/open-or-create-store.ts';
import { type Outside, print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { chooseDictionary, type DictionaryWish } from '../texts/choose-dictionary.ts';
import { readBytes } from '../texts/read-bytes.ts';
import { sourceIn, type SourceText } from '../texts/read-text.ts';
import { checkFile } from './check-file.ts';
import { fixesIn, putIn } from './fix.ts';
import type { Part } from './result-cache.ts';
import type { Limits, Settings } from './settings.ts';

interface NamedFile {
  readonly path: string;
  /** Absolute, or '-'. */
  readonly at: string;
  readonly settings: Settings;
  readonly wish: DictionaryWish;
}

/** Returns functions that check or fix one file. Throws {@link UsageError} if the dictionaries cannot be opened. */
export async function openReading(dictionaries: string, outside: Outside) {
  const store = await openOrCreateStore(dictionaries, outside).catch((cause: unknown) => {
    throw cause instanceof Trouble ? new UsageError(cause.message, { cause }) : cause;
  });
  const read = async ({ at, wish }: NamedFile, bytes: Uint8Array) => {
    const isEmpty = bytes.length === 0;
    const text = isEmpty ? { ...plainSource(''), source: '' } : await sourceIn(bytes, at, outside);
    return { text, chosen: await chooseDictionary(store, text.text, wish) };
  };
  return {
    async check(one: NamedFile, bytes: Uint8Array, limits: Limits) {
      const { text, chosen } = await read(one, bytes);
      const found = await checkFile(one.path, text, chosen, one.settings, limits);
      return { found, parts: partsOf(text) };
    },
    /** Returns the changes as a diff, or an empty string if there are none. */
    async fix(one: NamedFile, mayWrite: boolean): Promise<string> {
      const bytes = await readBytes(one.at, outside);
      const { text, chosen } = await read(one, bytes);
      const fixes = await fixesIn(one.path, text, chosen, one.settings);
      const { diff, unfixed } = await putIn(fixes, { ...one, bytes }, outside.folder, mayWrite);
      for (const path of unfixed) await print(outside.stderr, `${path}: ${onlyTexts}\n`);
      return diff;
    },
  };
}

const onlyTexts =
  'Only texts in UTF-8 can be changed. Word documents, PDFs and the like can be checked, not changed.';

const partsOf = ({ takenIn = [], notTakenIn = [] }: SourceText): readonly Part[] => [
  ...takenIn,
  ...notTakenIn.flatMap(({ path, circle }) => (circle === null ? [{ path, source: null }] : [])),
];
