import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import { countOf } from '@vernacular/analyzer';

import { openLevels } from '../../levels-edition/levels-and-counts-files.ts';
import { type AboutDictionary, readPacked } from '../../packed/dictionary-file.ts';
import { DamagedDictionary, readSection } from '../../packed/packed-file.ts';
import { dictionaryEnding } from './dictionary-path.ts';
import { faultOf, listFolder } from './list-folder.ts';

/** Result of checking one dictionary file. */
export type Verdict =
  | { readonly kind: 'sound'; readonly path: string; readonly about: AboutDictionary }
  | { readonly kind: 'damaged'; readonly path: string; readonly fault: string };

/** Checks every byte of a dictionary file, its name, its table against its words, and its browser edition. */
export async function verifyDictionary(path: string): Promise<Verdict> {
  try {
    return { kind: 'sound', path, about: await check(path) };
  } catch (error) {
    return { kind: 'damaged', path, fault: faultOf(error) };
  }
}

export async function verifyFolder(folder: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { path } of listFolder(folder).values()) verdicts.push(await verifyDictionary(path));
  return verdicts;
}

async function check(path: string): Promise<AboutDictionary> {
  const bytes = await readFile(path);
  const { header, dictionary, words } = readPacked(bytes);
  const { about } = header;
  if (basename(path) !== `${about.code}${dictionaryEnding}`) {
    throw new DamagedDictionary(`This file is named ${basename(path)} and holds ${about.code}.`);
  }
  let listed = 0;
  for (const [word, count] of words()) {
    listed++;
    if (count >= about.tableFrom && countOf(dictionary.table, word) < count) {
      throw new DamagedDictionary(`The table of this file lacks the word “${word}”.`);
    }
  }
  if (about.keptFrom === 1 && listed !== about.types) {
    throw new DamagedDictionary(`This file lists ${listed} words and claims ${about.types}.`);
  }
  const unpack = { Brotli: promisify(brotliDecompress), Gzip: promisify(gunzip) };
  for (const way of ['Brotli', 'Gzip'] as const) {
    const [levels, counts] = await Promise.all(
      (['levels', 'counts'] as const).map((edition) =>
        unpack[way](readSection(bytes, header, `${edition}${way}`)),
      ),
    );
    openLevels(levels!, counts);
  }
  return about;
}
