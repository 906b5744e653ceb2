import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { EditionEntry } from '../../catalogue/catalogue-entry.ts';
import { type AboutDictionary, readDictionaryHeader } from '../../packed/dictionary-file.ts';
import { type PackedHeader, readSection } from '../../packed/packed-file.ts';

export type Edition = 'levels' | 'counts';

/** A levels or counts file for the browser, plain and compressed. Its name holds a checksum, so it is kept forever. */
export interface EditionFile {
  readonly name: string;
  readonly checksum: string;
  readonly brotli: Uint8Array;
  readonly gzip: Uint8Array;
  readonly plain: Uint8Array;
}

export function editionEntry(
  header: PackedHeader<AboutDictionary>,
  edition: Edition,
): EditionEntry | null {
  const place = header.sections[`${edition}Brotli`];
  if (!place) return null;
  const file = `${header.about.code}.${place.checksum}.${edition}`;
  return { file, checksum: place.checksum, bytes: place.length };
}

export async function readEdition(path: string, edition: Edition): Promise<EditionFile> {
  const bytes = await readFile(path);
  const header = readDictionaryHeader(bytes);
  const section = (name: string) => Uint8Array.from(readSection(bytes, header, name));
  const packed = section(`${edition}Gzip`);
  const { file, checksum } = editionEntry(header, edition)!;
  return {
    name: file,
    checksum,
    brotli: section(`${edition}Brotli`),
    gzip: packed,
    plain: await promisify(gunzip)(packed),
  };
}
