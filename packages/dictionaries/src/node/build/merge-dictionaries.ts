import { readFile } from 'node:fs/promises';

import { parseCode } from '../../catalogue/dictionary-code.ts';
import { readPacked } from '../../packed/dictionary-file.ts';
import { dictionaryPath } from '../folder/dictionary-path.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import {
  type BuiltDictionary,
  type OwnDictionary,
  ownKnown,
  ownRecipe,
} from './build-dictionary.ts';
import { listOf } from './merge-to-word-list.ts';

/** Thrown if there are no dictionaries to merge, their languages differ, or one has no occurrence counts. */
export class CannotMerge extends Error {
  override readonly name = 'CannotMerge';
}

export interface DictionaryMerge extends Omit<OwnDictionary, 'language'> {
  readonly folder: string;
  readonly from: readonly string[];
}

/**
 * Merges dictionary files by adding up their raw counts, from before spelling variants share a count. Throws {@link
 * InvalidCode}, {@link CannotMerge}, {@link DamagedDictionary} or {@link DiskFull}.
 */
export async function mergeDictionaries(merge: DictionaryMerge): Promise<BuiltDictionary> {
  parseCode(merge.code);
  const files = await Promise.all(merge.from.map(async (path) => readPacked(await readFile(path))));
  const about = files.map(({ header }) => header.about);
  const [language, ...others] = new Set(about.map((one) => one.language));
  if (!language) throw new CannotMerge('There is nothing to merge.');
  if (others.length > 0) {
    throw new CannotMerge('Dictionaries of different languages cannot be merged.');
  }
  const uncounted = about.find((one) => one.measure !== 'occurrences' || one.tokens === null);
  if (uncounted) {
    throw new CannotMerge(`${uncounted.label} has no counts of occurrences to add up.`);
  }
  const tokens = about.reduce((sum, one) => sum + one.tokens!, 0);
  const merged = listOf(() => files.map((file) => file.words()));
  const keptFrom = Math.max(merged.keptFrom, ...about.map((one) => one.keptFrom));
  const path = dictionaryPath(merge.folder, merge.code);
  const known = ownKnown({ ...merge, language }, tokens);
  const recipe = ownRecipe;
  const made = await writeDictionary(path, { ...merged, known, tokens, recipe, keptFrom });
  await made.place();
  return { about: made.about, path, leftOut: [] };
}
