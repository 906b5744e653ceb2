import { unzipSync, type UnzipFileInfo } from 'fflate';

import { limits } from '../limits.ts';
import { partName, type WordPackage } from '../docx/document-package.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

/**
 * Opens a zip package, such as a Word document, in a browser, with the server's limits except those on time and
 * memory: a slow file delays only the person who opened it.
 */
export function openInPage(bytes: Uint8Array): WordPackage {
  const names = new Set<string>();
  let stated = 0;
  let unpacked = 0;

  const unzip = (filter: (file: UnzipFileInfo) => boolean) => {
    try {
      return Object.values(unzipSync(bytes, { filter }))[0];
    } catch (cause) {
      if (cause instanceof UnreadableDocument) throw cause;
      throw new UnreadableDocument('corrupt', undefined, cause);
    }
  };

  unzip(({ name, originalSize }) => {
    names.add(partName(name));
    stated += originalSize;
    if (names.size > limits.entries || stated > limits.statedBytes)
      throw new UnreadableDocument('too-large-inside');
    return false;
  });

  async function* read(wanted: string): AsyncGenerator<Uint8Array> {
    const name = partName(wanted);
    const part = unzip((file) => {
      if (partName(file.name) !== name) return false;
      unpacked += file.originalSize;
      if (unpacked > limits.xmlBytes) throw new UnreadableDocument('too-large-inside');
      return true;
    });
    if (!part) throw new UnreadableDocument('corrupt');
    yield part;
  }
  return { has: (name) => names.has(partName(name)), read };
}
