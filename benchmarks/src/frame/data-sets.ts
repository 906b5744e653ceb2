import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Options } from './options.ts';

/** Each data set is a folder; docs/evaluation.md says where they come from. */
const dataSets = [
  'claim_strength',
  'cochrane_pairs',
  'complex_lcp2021',
  'docx',
  'fields',
  'he_ud_htb',
  'he_ud_iahltwiki',
  'onestop_english',
  'pairs',
  'shuffle_test',
  'swords',
] as const;

/** The folder of `--data`. Throws if it is missing or holds no data set, and prints the names of missing sets. */
export function dataFolder({ data: folder }: Pick<Options, 'data'>): string {
  if (folder === undefined) throw new Error('Name the folder of data sets: --data FOLDER.');
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const missing = dataSets.filter((set) => !existsSync(join(folder, set)));
  if (missing.length === dataSets.length)
    throw new Error(`${folder} holds no data set. Expected one of: ${dataSets.join(', ')}.`);
  if (missing.length > 0) console.error(`Not measured, not in ${folder}: ${missing.join(', ')}.`);
  return folder;
}

function filesOf(data: string, set: string, ending: string): readonly string[] {
  const folder = join(data, set);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.toSorted().map((name) => join(folder, name));
}

export const jsonLines = <Line>(data: string, set: string): readonly Line[] =>
  filesOf(data, set, '.jsonl').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Line),
  );

export const zippedJson = <Content>(data: string, set: string): readonly Content[] =>
  filesOf(data, set, '.json.gz').map(
    (path) => JSON.parse(gunzipSync(readFileSync(path)).toString()) as Content,
  );

type Row = Readonly<Partial<Record<string, string>>>;

/** Rows keyed by the names in the first line. Quotes are not parsed. */
export function tabRows(path: string | URL): readonly Row[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  const names = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [names[at], cell])));
}

export const tabRowsOf = (data: string, set: string): readonly Row[] =>
  filesOf(data, set, '.tsv').flatMap(tabRows);
