import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { writeBrowserEdition } from '../../levels-edition/levels-file.ts';
import { type AboutDictionary, dictionaryFormat } from '../../packed/dictionary-file.ts';
import { type PackingInput, packDictionary } from '../../packed/pack-dictionary.ts';
import { packedPieces } from '../../packed/packed-file.ts';
import { type WaitingFile, writeWaiting } from './atomic-file.ts';

/** Packs counts, with their browser edition compressed, and writes them to a file that waits to be put in place. */
export async function writeDictionary(
  path: string,
  input: PackingInput,
): Promise<WaitingFile & { readonly about: AboutDictionary }> {
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
  return { ...(await writeWaiting(path, pieces)), about };
}

function compress(bytes: Uint8Array): Promise<Buffer> {
  // Past this size the last few percent would take many seconds.
  const quality = bytes.length < 400_000 ? 11 : 9;
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
