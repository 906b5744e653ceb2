import { buildWordTable, type Dictionary } from '@vernacular/analyzer';

import type { AboutDictionary } from '../packed/dictionary-file.ts';
import { ByteList } from '../packed/byte-list.ts';
import {
  type FrontCodedWords,
  FrontCoder,
  frontDecoded,
  longestWord,
} from '../packed/front-coded-words.ts';
import {
  DamagedDictionary,
  type PackedHeader,
  readHeader,
  readSection,
  writePackedFile,
} from '../packed/packed-file.ts';

const levelsFormat = { kind: 'VLEV', version: 1 } as const;
const countsFormat = { kind: 'VCNT', version: 1 } as const;

type AboutLevels = Omit<Dictionary, 'table' | 'edition'>;

interface AboutCounts {
  /** Checksum of the header of the levels file whose words are counted here. */
  readonly levels: string;
}

/** The two files a browser fetches: every common and mid word with its level, and the counts of the same words. */
export interface BrowserEdition {
  readonly levels: Uint8Array;
  readonly counts: Uint8Array;
}

/** Packs the common and mid words of a dictionary, sorted, for the browser. */
export function writeBrowserEdition(
  about: AboutDictionary,
  coloured: readonly (readonly [word: string, count: number])[],
): BrowserEdition {
  const coder = new FrontCoder();
  const isCommon = new Uint8Array(Math.ceil(coloured.length / 8));
  const counts = new ByteList();
  const listed = coloured.filter(([word]) => word.length <= longestWord);
  for (const [index, [word, count]] of listed.entries()) {
    coder.add(word);
    if (count >= about.cutoffs.common) isCommon[index >> 3]! |= 1 << (index & 7);
    counts.pushNumber(count);
  }
  const { code, language, label, period, measure, scale, cutoffs, tokens } = about;
  const levels = writePackedFile<AboutLevels>({
    ...levelsFormat,
    about: { code, language, label, period, measure, scale, cutoffs, tokens },
    sections: { ...coder.finish(), isCommon },
  });
  const { checksum } = readHeader<AboutLevels>(levels, levelsFormat.kind, levelsFormat.version);
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
 * The dictionary in a levels file: it knows the level of every word and no counts.
 * With the counts file of the same levels, its counts of common and mid words are exact; rare words are not listed.
 * Throws {@link DamagedDictionary}.
 */
export function openLevels(
  levels: ArrayBuffer | Uint8Array,
  counts?: ArrayBuffer | Uint8Array,
): Dictionary {
  const bytes = asBytes(levels);
  const header = readHeader<AboutLevels>(bytes, levelsFormat.kind, levelsFormat.version);
  const words: FrontCodedWords = {
    shared: readSection(bytes, header, 'shared'),
    added: readSection(bytes, header, 'added'),
    text: readSection(bytes, header, 'text'),
  };
  const numbers = counts
    ? exactCounts(asBytes(counts), header)
    : levelCounts(readSection(bytes, header, 'isCommon'), header.about.cutoffs);
  const { code, language, label, period, measure, scale, cutoffs, tokens } = header.about;
  return {
    ...{ code, language, label, period, measure, scale, cutoffs, tokens },
    edition: 'levels',
    table: buildWordTable(paired(words, numbers), words.shared.length),
  };
}

function asBytes(file: ArrayBuffer | Uint8Array): Uint8Array {
  return file instanceof Uint8Array ? file : new Uint8Array(file);
}

function* paired(
  words: FrontCodedWords,
  numbers: Generator<number, void, undefined>,
): Generator<readonly [string, number]> {
  for (const word of frontDecoded(words)) yield [word, numbers.next().value ?? 0];
}

/** The smallest count of each word's level. */
function* levelCounts(
  isCommon: Uint8Array,
  cutoffs: Dictionary['cutoffs'],
): Generator<number, void, undefined> {
  for (const byte of isCommon) {
    for (let bit = 0; bit < 8; bit++) yield byte & (1 << bit) ? cutoffs.common : cutoffs.mid;
  }
}

function* exactCounts(
  bytes: Uint8Array,
  levels: PackedHeader<AboutLevels>,
): Generator<number, void, undefined> {
  const header = readHeader<AboutCounts>(bytes, countsFormat.kind, countsFormat.version);
  if (header.about.levels !== levels.checksum) {
    throw new DamagedDictionary('These counts belong to other levels.');
  }
  let value = 0;
  let worth = 1;
  for (const byte of readSection(bytes, header, 'counts')) {
    value += (byte & 0x7f) * worth;
    worth *= 0x80;
    if (byte < 0x80) {
      yield value;
      value = 0;
      worth = 1;
    }
  }
}
