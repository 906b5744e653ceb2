import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { type AboutDictionary, readDictionaryHeader } from '../../packed/dictionary-file.ts';
import { type PackedHeader, readSection } from '../../packed/packed-file.ts';

export type Edition = 'levels' | 'counts';

/** A levels or counts file for the browser, plain and compressed. Its name holds a checksum, so it is kept forever. */
export type EditionFile = Awaited<ReturnType<typeof readEdition>>;

/** The name, checksum and compressed size of an edition; null for a file without it. */
export function editionEntry(header: PackedHeader<AboutDictionary>, edition: Edition) {
  const place = header.sections[`${edition}Brotli`];
  if (!place) return null;
  const file = `${header.about.code}.${place.checksum}.${edition}`;
  // `bytes` is the size as sent, compressed with Brotli.
  return { file, checksum: place.checksum, bytes: place.length };
}

/** Reads an edition out of a dictionary file. Throws {@link DamagedDictionary}. */
export async function readEdition(path: string, edition: Edition) {
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
