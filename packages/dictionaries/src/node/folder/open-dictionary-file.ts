import { open } from 'node:fs/promises';

import type { Dictionary } from '@vernacular/analyzer';

import { type AboutDictionary, openTable, tableEnd } from '../../packed/dictionary-file.ts';
import type { PackedHeader } from '../../packed/packed-file.ts';

/** Reads the lookup table of a file. Throws {@link DamagedDictionary}. */
export async function openDictionaryFile(
  path: string,
  header: PackedHeader<AboutDictionary>,
): Promise<Dictionary> {
  // A buffer of its own rather than the shared Buffer pool, because typed arrays are laid over it.
  const bytes = new Uint8Array(tableEnd(header));
  const file = await open(path, 'r');
  try {
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return openTable(bytes.subarray(0, read), header);
  } finally {
    await file.close();
  }
}
