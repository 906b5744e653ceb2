import { buildFingerprintTable, type Dictionary } from '@vernacular/analyzer';

import {
  type AboutDictionary,
  type DictionaryFields,
  dictionaryFields,
  readWords,
} from '../packed/dictionary-file.ts';
import { ByteList, readNumbers } from '../packed/byte-list.ts';
import { FrontCoder } from '../packed/front-coded-words.ts';
import type { Entry } from '../packed/word-list.ts';
import { fingerprints } from './word-fingerprints.ts';
import {
  DamagedDictionary,
  type PackedHeader,
  readHeader,
  readSection,
  writePackedFile,
} from '../packed/packed-file.ts';

const levelsFormat = { kind: 'VLEV', version: 1 } as const;
const countsFormat = { kind: 'VCNT', version: 1 } as const;

interface AboutCounts {
  readonly levels: string;
}

/** Packs words into two files for the browser. `coloured`: the common and mid-frequency words, sorted and folded. */
export function writeBrowserEdition(about: AboutDictionary, coloured: readonly Entry[]) {
  const coder = new FrontCoder();
  const isCommon = new Uint8Array(Math.ceil(coloured.length / 8));
  const counts = new ByteList();
  for (const [index, [word, count]] of coloured.entries()) {
    coder.add(word);
    if (count >= about.cutoffs.common) isCommon[index >> 3]! |= 1 << (index & 7);
    counts.pushNumber(count);
  }
  const levels = writePackedFile<DictionaryFields>({
    ...levelsFormat,
    about: dictionaryFields(about),
    sections: { ...coder.finish(), isCommon },
  });
  const { checksum } = readHeader<DictionaryFields>(levels, levelsFormat);
  return {
    levels,
    counts: writePackedFile<AboutCounts>({
      ...countsFormat,
      about: { levels: checksum },
      sections: { counts: counts.bytes() },
    }),
  };
}

/**
 * Opens a levels file. Counts are only the smallest of their level, unless the counts file of the same levels is given:
 * then those of common and mid-frequency words are exact. Throws {@link DamagedDictionary}.
 */
export function openLevels(
  levels: ArrayBuffer | Uint8Array,
  counts?: ArrayBuffer | Uint8Array,
): Dictionary {
  const bytes = asBytes(levels);
  const header = readHeader<DictionaryFields>(bytes, levelsFormat);
  const words = readWords(bytes, header);
  const numbers = counts
    ? exactCounts(asBytes(counts), header)
    : levelCounts(
        readSection(bytes, header, 'isCommon'),
        header.about.cutoffs,
        words.shared.length,
      );
  const table = buildFingerprintTable(fingerprints(words), numbers);
  return { ...dictionaryFields(header.about), edition: 'levels', table };
}

function asBytes(file: ArrayBuffer | Uint8Array): Uint8Array {
  return file instanceof Uint8Array ? file : new Uint8Array(file);
}

/** The smallest count of each word's level, in place of exact counts. */
function levelCounts(
  isCommon: Uint8Array,
  { common, mid }: Dictionary['cutoffs'],
  length: number,
): Uint32Array {
  return new Uint32Array(length).map((_, index) =>
    isCommon[index >> 3]! & (1 << (index & 7)) ? common : mid,
  );
}

function exactCounts(bytes: Uint8Array, levels: PackedHeader<DictionaryFields>): Uint32Array {
  const header = readHeader<AboutCounts>(bytes, countsFormat);
  if (header.about.levels !== levels.checksum) {
    throw new DamagedDictionary('These counts belong to other levels.');
  }
  return Uint32Array.from(readNumbers(readSection(bytes, header, 'counts')));
}
