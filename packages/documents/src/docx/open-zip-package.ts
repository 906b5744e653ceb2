import { crc32 } from 'node:zlib';

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

import { UnreadableDocument } from '../unreadable-document.ts';
import { limits } from '../limits.ts';
import { partName, type WordPackage } from './document-package.ts';

const fixedPartOfLocalHeader = 30;
const fixedPartOfEnd = 22;

/** Opens a zip package. Throws UnreadableDocument if it is damaged, encrypted or over the limits. */
export async function openZipPackage(bytes: Uint8Array): Promise<WordPackage> {
  const zip = await open(bytes);
  if (zip.entryCount > limits.entries) throw new UnreadableDocument('too-large-inside');
  const entries = await listEntries(zip);
  refuseOverlaps(entries);
  const byName = new Map(entries.map((entry) => [partName(entry.fileNameRaw.toString()), entry]));

  let unpacked = 0;
  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = byName.get(partName(name));
    if (!entry) throw new UnreadableDocument('corrupt');
    if (unpacked + entry.uncompressedSize > limits.xmlBytes) {
      throw new UnreadableDocument('too-large-inside');
    }
    if (entry.isEncrypted()) throw new UnreadableDocument('encrypted');
    let sum = 0;
    try {
      // yauzl stops when an entry has more or fewer bytes than its header states.
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        unpacked += chunk.length;
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (cause) {
      throw new UnreadableDocument('corrupt', undefined, cause);
    }
    if (sum !== entry.crc32) throw new UnreadableDocument('corrupt');
  }
  return { has: (name) => byName.has(partName(name)), read };
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  try {
    // Names are only compared, never written to a disk, so unusual ones need not be refused.
    return await fromBufferPromise(withoutTail(bytes), { decodeStrings: false });
  } catch (cause) {
    throw new UnreadableDocument('corrupt', undefined, cause);
  }
}

/** Bytes behind the end of the package are passed over, as by office programs: yauzl refuses them. */
function withoutTail({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const record = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (record < 0 || record + fixedPartOfEnd > byteLength) return bytes;
  return bytes.subarray(0, record + fixedPartOfEnd + bytes.readUInt16LE(record + 20));
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let stated = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      stated += entry.uncompressedSize;
      entries.push(entry);
    }
  } catch (cause) {
    const isStrongEncryption = cause instanceof Error && /encryption/i.test(cause.message);
    throw new UnreadableDocument(isStrongEncryption ? 'encrypted' : 'corrupt', undefined, cause);
  }
  if (stated > limits.statedBytes) throw new UnreadableDocument('too-large-inside');
  return entries;
}

/** Overlapping entries let a small file unpack to an enormous size. See: Fifield, "A better zip bomb". */
function refuseOverlaps(entries: readonly Entry[]): void {
  const inOrder = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  let free = 0;
  for (const entry of inOrder) {
    if (entry.relativeOffsetOfLocalHeader < free) throw new UnreadableDocument('too-large-inside');
    free = entry.relativeOffsetOfLocalHeader + fixedPartOfLocalHeader + entry.compressedSize;
  }
}
