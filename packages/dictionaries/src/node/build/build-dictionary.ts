import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type LanguageCode, languages } from '@vernacular/analyzer';

import type { KnownDictionary } from '../../catalogue/known-dictionaries.ts';
import { parseCode } from '../../catalogue/period-code.ts';
import { scaledCutoffs } from '../../catalogue/scaled-cutoffs.ts';
import type { AboutDictionary } from '../../packed/dictionary-file.ts';
import { countingPrefix, removeAbandoned } from '../folder/abandoned.ts';
import { writeFailure } from '../folder/atomic-file.ts';
import { dictionaryPath } from '../folder/dictionary-path.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import type { OnProgress } from '../progress.ts';
import { corpusPieces } from './corpus-files.ts';
import { countCorpus, type LeftOut } from './count-corpus.ts';
import { listOf } from './list-of-runs.ts';
import { readRun } from './run-file.ts';

/** Thrown when there is no word to make a dictionary of. */
export class NothingToCount extends Error {
  override readonly name = 'NothingToCount';

  constructor(from: readonly string[]) {
    super(
      `There are no words in ${from.join(', ')}: give .txt, .docx, .jsonl or word,count .csv files.`,
    );
  }
}

/** What a dictionary of one's own is called. */
export interface OwnDictionary {
  /** Language text and years: 'Physics2015_2024'. */
  readonly code: string;
  readonly language: LanguageCode;
  /** The name to show; without it the code's own words. */
  readonly label?: string | undefined;
  readonly credit?: string | undefined;
}

/** What to build, and of what. */
export interface DictionaryBuild extends OwnDictionary {
  /** Where the finished dictionary goes. */
  readonly folder: string;
  /** Files, and folders with all that is in them: .txt, .docx, .jsonl, .csv. */
  readonly from: readonly string[];
  readonly progress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly cores?: number | undefined;
  /** Types a worker holds in memory before it writes them to the disk. */
  readonly mostTypes?: number | undefined;
}

/** A dictionary that was built, and what could not be read on the way. */
export interface BuiltDictionary {
  readonly about: AboutDictionary;
  readonly path: string;
  readonly leftOut: readonly LeftOut[];
}

/** Which version of the rules made a file; merging two such files gives what counting everything would. */
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
    if (tokens === 0) throw new NothingToCount(build.from);
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

/** What a dictionary of one's own says of itself. */
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
