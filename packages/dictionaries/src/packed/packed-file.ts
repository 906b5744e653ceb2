import { checksum } from './checksum.ts';

/*
 * A packed file is a header and named sections of bytes:
 *
 *   0  four letters that name the kind of file
 *   4  version, length of the header in bytes (two unsigned 32-bit numbers, little-endian)
 *  12  checksum of the header (16 hexadecimal digits)
 *  28  unused
 *  32  the header, JSON in UTF-8, with the place, length and checksum of each section
 *      the sections, each at a multiple of 8, so that a number array can be laid over it
 */

export const PREAMBLE = 32;

const VERSION_AT = 4;
const LENGTH_AT = 8;
const CHECKSUM_AT = 12;

interface SectionPlace {
  readonly at: number;
  readonly length: number;
  readonly checksum: string;
}

export interface PackedHeader<About> {
  readonly about: About;
  readonly sections: Readonly<Record<string, SectionPlace>>;
  readonly length: number;
  /** Checksum of the header. It covers the checksums of the sections and so the whole file. */
  readonly checksum: string;
}

/** Thrown for bytes that are no packed file, have another version or are damaged. The message is for the operator. */
export class DamagedDictionary extends Error {
  override readonly name = 'DamagedDictionary';
}

/** The letters and the version that a file of one kind begins with. */
export interface PackedFormat {
  readonly kind: string;
  readonly version: number;
}

export interface PackedContent<About> extends PackedFormat {
  readonly about: About;
  readonly sections: Readonly<Record<string, Uint8Array>>;
}

const aligned = (at: number): number => Math.ceil(at / 8) * 8;

/** The bytes of a packed file in pieces, one after the other. The same content always gives the same bytes. */
export function packedPieces<About>(content: PackedContent<About>): Uint8Array[] {
  const encoder = new TextEncoder();
  const sections = Object.entries(content.sections);
  const sums = sections.map(([, bytes]) => checksum(bytes));
  const headerFrom = (start: number) => {
    const places: Record<string, SectionPlace> = {};
    let at = start;
    sections.forEach(([name, bytes], index) => {
      places[name] = { at, length: bytes.length, checksum: sums[index]! };
      at = aligned(at + bytes.length);
    });
    return encoder.encode(JSON.stringify({ about: content.about, sections: places, length: at }));
  };
  // The header contains offsets that depend on its own length, so leave room for longer numbers.
  const room = aligned(PREAMBLE + headerFrom(0).length + sections.length * 12 + 16);
  const json = headerFrom(room);
  const start = new Uint8Array(room);
  const view = new DataView(start.buffer);
  start.set(encoder.encode(content.kind));
  view.setUint32(VERSION_AT, content.version, true);
  view.setUint32(LENGTH_AT, json.length, true);
  start.set(encoder.encode(checksum(json)), CHECKSUM_AT);
  start.set(json, PREAMBLE);
  return [
    start,
    ...sections.flatMap(([, bytes]) => [
      bytes,
      new Uint8Array(aligned(bytes.length) - bytes.length),
    ]),
  ];
}

export function writePackedFile<About>(content: PackedContent<About>): Uint8Array {
  const pieces = packedPieces(content);
  const file = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}

/** The number of bytes up to the end of the header. Throws {@link DamagedDictionary} for another kind or version. */
export function headerEnd(start: Uint8Array, { kind, version }: PackedFormat): number {
  const found = new TextDecoder('latin1').decode(start.subarray(0, 4));
  if (start.length < PREAMBLE || found !== kind) {
    throw new DamagedDictionary('This is not a dictionary file, or it is cut off.');
  }
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const written = view.getUint32(VERSION_AT, true);
  if (written !== version) {
    throw new DamagedDictionary(
      `This dictionary file has format version ${written}; this program reads version ${version}. Make it again.`,
    );
  }
  return PREAMBLE + view.getUint32(LENGTH_AT, true);
}

/** Reads a header and checks its checksum. `start` must hold all of it. Throws {@link DamagedDictionary}. */
export function readHeader<About>(start: Uint8Array, format: PackedFormat): PackedHeader<About> {
  const end = headerEnd(start, format);
  const json = start.subarray(PREAMBLE, end);
  const sum = new TextDecoder('latin1').decode(start.subarray(CHECKSUM_AT, CHECKSUM_AT + 16));
  if (start.length < end || checksum(json) !== sum) {
    throw new DamagedDictionary('The header of this dictionary file is damaged.');
  }
  return { ...(JSON.parse(new TextDecoder().decode(json)) as PackedHeader<About>), checksum: sum };
}

export function checkLength(header: Pick<PackedHeader<unknown>, 'length'>, length: number): void {
  if (header.length === length) return;
  throw new DamagedDictionary(
    `This dictionary file has ${length} bytes where it should have ${header.length}.`,
  );
}

/**
 * One section, after a check of its checksum. `bytes` begin at the start of the file. Throws {@link DamagedDictionary}.
 */
export function readSection(
  bytes: Uint8Array,
  header: Pick<PackedHeader<unknown>, 'sections'>,
  name: string,
): Uint8Array {
  const place = header.sections[name];
  if (!place) throw new DamagedDictionary(`The part “${name}” of this dictionary file is missing.`);
  const section = bytes.subarray(place.at, place.at + place.length);
  if (section.length !== place.length || checksum(section) !== place.checksum) {
    throw new DamagedDictionary(`The part “${name}” of this dictionary file is damaged.`);
  }
  return section;
}
