import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languages } from '@vernacular/analyzer';

import type { KnownDictionary } from '../../catalogue/known-dictionaries.ts';
import { parseCode } from '../../catalogue/dictionary-code.ts';
import { scaledCutoffs } from '../../catalogue/scaled-cutoffs.ts';
import type { AboutDictionary } from '../../packed/dictionary-file.ts';
import { countingPrefix, removeAbandoned } from '../folder/remove-abandoned-files.ts';
import { writeFailure } from '../folder/atomic-file.ts';
import { dictionaryPath } from '../folder/dictionary-path.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import { corpusPieces } from './corpus-pieces.ts';
import { countCorpus, type CountingOrder, type LeftOut } from './count-corpus.ts';
import { listOf } from './merge-to-word-list.ts';
import { readRun } from './sorted-run-file.ts';

/** Thrown when there are no words to make a dictionary of. */
export class NothingToCount extends Error {
  override readonly name = 'NothingToCount';
}

export interface OwnDictionary {
  readonly code: string;
  readonly language: LanguageCode;
  readonly label?: string | undefined;
  readonly credit?: string | undefined;
}

export interface DictionaryBuild extends OwnDictionary, CountingOrder {
  /** Files, and folders read recursively: documents, .jsonl, .csv. */
  readonly from: readonly string[];
}

/** A finished dictionary, and what could not be read on the way. */
export interface BuiltDictionary {
  readonly about: AboutDictionary;
  readonly path: string;
  readonly leftOut: readonly LeftOut[];
}

/** Version of the counting rules. Merging files of one version gives the same as counting all texts at once. */
export const ownRecipe = 'own-1';

/**
 * Counts texts and puts the dictionary in the folder. The same texts give the same bytes, in whatever order and on
 * however many cores they are counted. Throws {@link InvalidCode}, {@link NothingToCount} or {@link DiskFull}.
 */
export async function buildDictionary(build: DictionaryBuild): Promise<BuiltDictionary> {
  parseCode(build.code);
  await mkdir(build.folder, { recursive: true });
  await removeAbandoned(build.folder);
  const pieces = await corpusPieces(build.from);
  const runsFolder = await mkdtemp(join(build.folder, countingPrefix));
  try {
    const { tokens, runs, leftOut } = await countCorpus(pieces, { ...build, folder: runsFolder });
    if (tokens === 0) {
      throw new NothingToCount(
        `There are no words in ${build.from.join(', ')}: give documents that can be read, .jsonl or word,count .csv files.`,
      );
    }
    build.signal?.throwIfAborted();
    const of = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
    build.progress?.({ sentence: 'Putting the counts together', done: of, of, unit: 'bytes' });
    const lists = listOf(() => runs.map((run) => readRun(run)));
    const path = dictionaryPath(build.folder, build.code);
    const known = ownKnown(build, tokens);
    const made = await writeDictionary(path, { known, tokens, recipe: ownRecipe, ...lists });
    await made.place();
    return { about: made.about, path, leftOut };
  } catch (error) {
    throw writeFailure(build.folder, error);
  } finally {
    await rm(runsFolder, { recursive: true, force: true });
  }
}

/** The catalogue entry of a custom dictionary, with cut-offs scaled to `tokens`. Throws {@link InvalidCode}. */
export function ownKnown(own: OwnDictionary, tokens: number): KnownDictionary {
  const { language: text, from, to } = parseCode(own.code);
  const name = languages[own.language].name;
  const kindOfTexts = text === name ? `Own texts in ${name}` : text;
  return {
    code: own.code,
    language: own.language,
    label: own.label ?? `${kindOfTexts}, ${from}–${to}`,
    period: { from, to },
    kind: 'custom',
    measure: 'occurrences',
    scale: 1,
    cutoffs: scaledCutoffs(own.language, tokens),
    credit: own.credit ?? 'Counted from texts that the operator of this site chose.',
  };
}
