import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { writeBrowserEdition } from '../../levels-edition/levels-and-counts-files.ts';
import { type AboutDictionary, dictionaryFormat } from '../../packed/dictionary-file.ts';
import { type PackingInput, packDictionary } from '../../packed/pack-dictionary.ts';
import { packedPieces } from '../../packed/packed-file.ts';
import { writeTemporaryFile } from './atomic-file.ts';

/** Packs a dictionary with its browser edition into a temporary file, to `place` or `discard`. */
export async function writeDictionary(path: string, input: PackingInput) {
  const { about, sections, coloured } = packDictionary(input);
  const { levels, counts } = writeBrowserEdition(about, coloured);
  const pieces = packedPieces<AboutDictionary>({
    ...dictionaryFormat,
    about,
    sections: {
      ...sections,
      levelsBrotli: await compress(levels),
      levelsGzip: await promisify(gzip)(levels, { level: 9 }),
      countsBrotli: await compress(counts),
      countsGzip: await promisify(gzip)(counts, { level: 9 }),
    },
  });
  return { ...(await writeTemporaryFile(path, pieces)), about };
}

function compress(bytes: Uint8Array): Promise<Buffer> {
  // Above this size, quality 11 would take many seconds to save a few percent.
  const quality = bytes.length < 400_000 ? 11 : 9;
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
