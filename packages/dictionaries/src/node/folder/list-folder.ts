import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

import {
  type AboutDictionary,
  dictionaryFormat,
  readDictionaryHeader,
} from '../../packed/dictionary-file.ts';
import {
  checkLength,
  DamagedDictionary,
  headerEnd,
  PREAMBLE,
  type PackedHeader,
} from '../../packed/packed-file.ts';
import { dictionaryEnding } from './dictionary-path.ts';

export interface GoodFile {
  readonly path: string;
  readonly identity: string;
  readonly header: PackedHeader<AboutDictionary>;
}

/** A dictionary file with its header, or with what is wrong with it. `identity` changes when the file does. */
export type FoundFile =
  | GoodFile
  | { readonly path: string; readonly identity: string; readonly fault: string };

/** The dictionary files of a folder by code, with their headers. Unchanged files are taken from `known`. */
export function listFolder(
  folder: string,
  known: ReadonlyMap<string, FoundFile> = new Map(),
): Map<string, FoundFile> {
  const found = new Map<string, FoundFile>();
  for (const name of fileNames(folder)) {
    if (!name.endsWith(dictionaryEnding)) continue;
    const code = name.slice(0, -dictionaryEnding.length);
    const path = join(folder, name);
    const identity = identityOf(path);
    if (identity === null) continue;
    const before = known.get(code);
    found.set(code, before?.identity === identity ? before : readFound(path, identity, code));
  }
  return found;
}

function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino}-${found.size}-${found.mtimeNs}` : null;
}

function readFound(path: string, identity: string, code: string): FoundFile {
  try {
    const header = readHeaderOf(path);
    if (header.about.code !== code) {
      throw new DamagedDictionary(`This file is named ${code} and holds ${header.about.code}.`);
    }
    return { path, identity, header };
  } catch (error) {
    return { path, identity, fault: faultOf(error) };
  }
}

export function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readHeaderOf(path: string): PackedHeader<AboutDictionary> {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const read = (length: number) => {
      const bytes = new Uint8Array(Math.min(size, length));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
    };
    const end = headerEnd(read(PREAMBLE), dictionaryFormat);
    const header = readDictionaryHeader(read(end));
    checkLength(header, size);
    return header;
  } finally {
    closeSync(file);
  }
}
