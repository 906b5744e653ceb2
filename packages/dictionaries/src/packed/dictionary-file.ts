import type { Dictionary } from '@vernacular/analyzer';

import type { KnownDictionary } from '../catalogue/known-dictionaries.ts';
import { type FrontCodedWords, frontDecoded } from './front-coded-words.ts';
import { numbersOf } from './number-array.ts';
import { checkLength, type PackedHeader, readHeader, readSection } from './packed-file.ts';

/** The four letters that open a dictionary file, and the version of the format. */
export const dictionaryFormat = { kind: 'VDIC', version: 1 } as const;

/** What a dictionary file says of itself. */
export interface AboutDictionary extends KnownDictionary {
  /** Words of the corpus, repetitions included; null when no one knows. */
  readonly tokens: number | null;
  /** Distinct words of the corpus, before spelling variants share their counts. */
  readonly types: number;
  /** Types at or above the common cut-off, and at or above the mid cut-off but below it; before sharing. */
  readonly levels: { readonly common: number; readonly mid: number };
  /** Types below this count were left out of the file, to keep it small; 1 when none was. */
  readonly keptFrom: number;
  /** Words below this count are in the list but not in the table; 1 when all are. */
  readonly tableFrom: number;
  /** Which version of which recipe made the file, so that a newer one makes it again. */
  readonly recipe: string;
  /** Words in the levels-only edition. */
  readonly coloured: number;
}

/** A dictionary file that is open: what it says, the dictionary, and its words in order with their own counts. */
export interface PackedDictionary {
  readonly header: PackedHeader<AboutDictionary>;
  readonly dictionary: Dictionary;
  /** Each word with its count before spelling variants shared theirs. */
  readonly words: () => Generator<readonly [word: string, count: number], void, undefined>;
}

/** Opens a whole dictionary file in memory and checks every byte of it; throws {@link DamagedDictionary}. */
export function readPacked(file: ArrayBuffer | Uint8Array): PackedDictionary {
  const bytes = file instanceof Uint8Array ? file : new Uint8Array(file);
  const header = readDictionaryHeader(bytes);
  checkLength(header, bytes.length);
  for (const name of Object.keys(header.sections)) readSection(bytes, header, name);
  return {
    header,
    dictionary: openTable(bytes, header),
    words: () => wordsOf(bytes, header),
  };
}

/** The header of a dictionary file. */
export function readDictionaryHeader(start: Uint8Array): PackedHeader<AboutDictionary> {
  return readHeader<AboutDictionary>(start, dictionaryFormat.kind, dictionaryFormat.version);
}

/** How many bytes from the start of a file hold all that {@link openTable} reads. */
export function tableEnd({ sections }: PackedHeader<AboutDictionary>): number {
  return Math.max(...['keys', 'counts'].map((name) => sectionEnd(sections[name])));
}

function sectionEnd(place: { readonly at: number; readonly length: number } | undefined): number {
  return place ? place.at + place.length : 0;
}

/** The dictionary laid over the first bytes of its file; its two arrays are checked, and not copied. */
export function openTable(start: Uint8Array, header: PackedHeader<AboutDictionary>): Dictionary {
  const { code, language, label, period, measure, scale, cutoffs, tokens } = header.about;
  const counts = numbersOf(readSection(start, header, 'counts'));
  const keys = numbersOf(readSection(start, header, 'keys'));
  return {
    code,
    language,
    label,
    period,
    measure,
    scale,
    cutoffs,
    tokens,
    edition: 'full',
    table: { mask: counts.length - 1, keys, counts },
  };
}

/** Each word of a file with its own count, in order. */
function* wordsOf(
  bytes: Uint8Array,
  header: PackedHeader<AboutDictionary>,
): Generator<readonly [word: string, count: number], void, undefined> {
  const words: FrontCodedWords = {
    shared: readSection(bytes, header, 'shared'),
    added: readSection(bytes, header, 'added'),
    text: readSection(bytes, header, 'text'),
  };
  const counts = numbersOf(readSection(bytes, header, 'ownCounts'));
  let index = 0;
  for (const word of frontDecoded(words)) yield [word, counts[index++]!];
}
