import type { Dictionary } from '@vernacular/analyzer';

import type { KnownDictionary } from '../catalogue/known-dictionaries.ts';
import { type FrontCodedWords, frontDecoded } from './front-coded-words.ts';
import { checkLength, type PackedHeader, readHeader, readSection } from './packed-file.ts';
import type { Entries } from './word-list.ts';

export const dictionaryFormat = { kind: 'VDIC', version: 1 } as const;

/** The header of a dictionary file. */
export interface AboutDictionary extends KnownDictionary {
  readonly tokens: number | null;
  readonly types: number;
  /** Types from the common cut-off up, and from the mid cut-off up to it, before spelling variants share a count. */
  readonly levels: { readonly common: number; readonly mid: number };
  /** Types below this count were left out of the file, to keep it small; 1 when none was. */
  readonly keptFrom: number;
  /** Words below this count are in the list but not in the table; 1 when all are. */
  readonly tableFrom: number;
  /** Name and version of the build recipe. Files of an older recipe are built again. */
  readonly recipe: string;
  /** Number of words in the levels edition. */
  readonly coloured: number;
}

/** The fields that the header of a file and a dictionary in memory have in common. */
export type DictionaryFields = Omit<Dictionary, 'table' | 'edition' | 'beside'>;

export function dictionaryFields(about: DictionaryFields): DictionaryFields {
  const { code, language, label, period, measure, scale, cutoffs, tokens } = about;
  return { code, language, label, period, measure, scale, cutoffs, tokens };
}

/** Opens a dictionary file in memory and checks every byte. Throws {@link DamagedDictionary}. */
export function readPacked(bytes: Uint8Array) {
  const header = readDictionaryHeader(bytes);
  checkLength(header, bytes.length);
  for (const name of Object.keys(header.sections)) readSection(bytes, header, name);
  return {
    header,
    dictionary: openTable(bytes, header),
    words: () => wordsOf(bytes, header),
  };
}

export function readDictionaryHeader(start: Uint8Array): PackedHeader<AboutDictionary> {
  return readHeader<AboutDictionary>(start, dictionaryFormat);
}

/** The number of bytes from the start of a file that {@link openTable} needs. */
export function tableEnd({ sections }: PackedHeader<AboutDictionary>): number {
  const { keys, counts } = sections;
  return Math.max(...[keys, counts].map((place) => (place ? place.at + place.length : 0)));
}

/** Opens the lookup table in checked views of `start`, not copies. Throws {@link DamagedDictionary}. */
export function openTable(start: Uint8Array, header: PackedHeader<AboutDictionary>): Dictionary {
  const counts = numbersOf(readSection(start, header, 'counts'));
  const keys = numbersOf(readSection(start, header, 'keys'));
  const table = { mask: counts.length - 1, keys, counts };
  return { ...dictionaryFields(header.about), edition: 'full', table };
}

function* wordsOf(bytes: Uint8Array, header: PackedHeader<AboutDictionary>): Entries {
  const counts = numbersOf(readSection(bytes, header, 'ownCounts'));
  let index = 0;
  for (const word of frontDecoded(readWords(bytes, header))) yield [word, counts[index++]!];
}

export function readWords(
  bytes: Uint8Array,
  header: Pick<PackedHeader<unknown>, 'sections'>,
): FrontCodedWords {
  return {
    shared: readSection(bytes, header, 'shared'),
    added: readSection(bytes, header, 'added'),
    text: readSection(bytes, header, 'text'),
  };
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4);
}
