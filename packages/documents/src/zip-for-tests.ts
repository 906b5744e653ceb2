import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test archive; the last fields forge what the headers say. */
export interface TestEntry {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly statedSize?: number;
  readonly statedSum?: number;
  readonly flags?: number;
  /** Places the entry on the bytes of an earlier one. */
  readonly sharesBytesWith?: number;
}

/** A zip archive for tests, honest or forged. */
export function zipForTests(entries: readonly TestEntry[], statedCount = entries.length): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let size = 0;
  const packed = new Map<string | Uint8Array, readonly [Buffer, number, number]>();
  for (const { name, content, statedSize, statedSum, flags = 0x800, sharesBytesWith } of entries) {
    const bytes = Buffer.from(name);
    if (!packed.has(content)) {
      const raw = Buffer.from(content as string);
      packed.set(content, [deflateRawSync(raw), crc32(raw), raw.length]);
    }
    const [data, sum, length] = packed.get(content)!;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(statedSum ?? sum, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(statedSize ?? length, 18);
    fields.writeUInt16LE(bytes.length, 22);
    const offset = sharesBytesWith === undefined ? size : offsets[sharesBytesWith]!;
    offsets.push(offset);
    if (sharesBytesWith === undefined) {
      const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, bytes, data]);
      files.push(local);
      size += local.length;
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, bytes);
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(statedCount, 0xffff), 4);
  end.writeUInt16LE(Math.min(statedCount, 0xffff), 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(size, 12);
  return Buffer.concat([...files, central, Buffer.from('PK\u0005\u0006'), end]);
}
