import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { type KnownDictionary, knownDictionaries } from '../../catalogue/known-dictionaries.ts';
import { newsAddress, newsFileName, type NewsYear, newsYears } from '../../catalogue/news-years.ts';
import type { AboutDictionary } from '../../packed/dictionary-file.ts';
import { rememberedVariants } from '../../packed/shared-counts-of-spellings.ts';
import { packWordList } from '../../packed/word-list.ts';
import { removeAbandoned } from '../folder/remove-abandoned-files.ts';
import type { TemporaryFile } from '../folder/atomic-file.ts';
import { dictionaryPath } from '../folder/dictionary-path.ts';
import { alone } from '../folder/folder-lock.ts';
import { listFolder } from '../folder/list-folder.ts';
import { writeDictionary } from '../folder/write-dictionary.ts';
import type { OnProgress } from '../progress.ts';
import { download, sha256Of, WrongChecksum } from './download.ts';
import { readYears, sumOfYears, type YearlyCounts } from './yearly-counts.ts';

/** Options of {@link installNews}: the source of the yearly files, and the folder for the dictionaries made of them. */
export interface NewsInstall {
  readonly folder: string;
  /** A folder that holds the yearly files; without it they are downloaded. */
  readonly from?: string | undefined;
  /** Address of the folder to download from, in place of {@link newsAddress}. */
  readonly url?: string | undefined;
  /** Skips the installation and returns an empty list when all periods are already installed. */
  readonly unlessThere?: boolean;
  readonly progress?: OnProgress;
  readonly signal?: AbortSignal | undefined;
  /** The pinned yearly files. A period is installed only when all its years are among them. */
  readonly files?: readonly NewsYear[];
  readonly patience?: number;
  readonly write?: typeof writeDictionary;
}

/** Thrown when `from` lacks the file of a year. */
export class NewsFileMissing extends Error {
  override readonly name = 'NewsFileMissing';
}

const recipe = 'news-1';

/**
 * Installs every period of English news counts. The dictionaries in the folder stay unchanged until all files are
 * downloaded, verified and packed; an interrupted download is resumed. Throws {@link FolderBusy}, {@link
 * NewsFileMissing}, {@link UnreadableCounts}, and as `download` does.
 */
export async function installNews(install: NewsInstall): Promise<AboutDictionary[]> {
  const { folder, files = newsYears } = install;
  const downloads = join(folder, 'downloads');
  return alone(downloads, async () => {
    await removeAbandoned(folder);
    const periods = periodsOf(files);
    if (install.unlessThere && areThere(folder, periods)) return [];
    const source = install.from ?? downloads;
    if (install.from === undefined) await fetchFiles(install, files, downloads);
    else await checkFiles(files, install.from);
    const years = await readYears(files, (file) => join(source, newsFileName(file)));
    const made = await packPeriods(install, years, periods);
    await rm(downloads, { recursive: true, force: true });
    return made;
  });
}

async function fetchFiles(
  { url = newsAddress, progress, signal, patience }: NewsInstall,
  files: readonly NewsYear[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const base = url.replace(/\/?$/, '/');
  const of = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  for (const file of files) {
    const name = newsFileName(file);
    const path = join(folder, name);
    const onBytes = (received: number) =>
      progress?.({
        sentence: `Downloading the news counts of ${file.year}`,
        done: before + received,
        of,
        unit: 'bytes',
      });
    if ((await sha256Of(path).catch(() => null)) !== file.sha256) {
      await download({ ...file, url: `${base}${name}`, path, onBytes, signal, patience });
    }
    before += file.bytes;
  }
}

async function checkFiles(files: readonly NewsYear[], folder: string): Promise<void> {
  for (const file of files) {
    const path = join(folder, newsFileName(file));
    const found = await sha256Of(path).catch((cause: unknown) => {
      const sentence = `${path} could not be read. The files of all years are needed.`;
      throw new NewsFileMissing(sentence, { cause });
    });
    if (found !== file.sha256) throw new WrongChecksum(path);
  }
}

function periodsOf(files: readonly NewsYear[]): KnownDictionary[] {
  const isThere = (wanted: number) => files.some(({ year }) => year === wanted);
  return knownDictionaries.filter(({ kind, language, period }) => {
    if (kind !== 'news' || language !== 'en' || !period) return false;
    for (let year = period.from; year <= period.to; year++) if (!isThere(year)) return false;
    return true;
  });
}

function areThere(folder: string, periods: readonly KnownDictionary[]): boolean {
  const found = listFolder(folder);
  return periods.every(({ code }) => 'header' in (found.get(code) ?? {}));
}

async function packPeriods(
  install: NewsInstall,
  years: YearlyCounts,
  periods: readonly KnownDictionary[],
): Promise<AboutDictionary[]> {
  const write = install.write ?? writeDictionary;
  const waiting: TemporaryFile[] = [];
  const made: AboutDictionary[] = [];
  const variantsOf = rememberedVariants('en');
  try {
    for (const [done, known] of periods.entries()) {
      install.signal?.throwIfAborted();
      const sentence = `Packing “${known.label}”`;
      install.progress?.({ sentence, done, of: periods.length, unit: 'dictionaries' });
      const list = packWordList(sumOfYears(years, known.period!));
      const tokens = list.counts.reduce((sum, count) => sum + count, 0);
      const path = dictionaryPath(install.folder, known.code);
      const file = await write(path, { known, list, tokens, recipe, variantsOf });
      waiting.push(file);
      made.push(file.about);
    }
    for (const file of waiting) await file.place();
  } catch (error) {
    await Promise.all(waiting.map((file) => file.discard()));
    throw error;
  }
  const of = periods.length;
  install.progress?.({ sentence: 'Installed', done: of, of, unit: 'dictionaries' });
  return made;
}
