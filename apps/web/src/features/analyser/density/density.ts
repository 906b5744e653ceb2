import { sentenceEnds } from '@vernacular/analyzer';

import type { ColouredWords } from '../words/coloured-words.ts';

/** How hard the sentences of a text are, in order. Columns of equal length, so that a worker can hand them over without a copy. */
export interface Density {
  readonly length: number;
  /** Offsets of the first word's beginning and the last word's end. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Mid-frequency and rare words. */
  readonly marked: Uint32Array;
  /** What the words of the sentence take from the score, as parts of one: a rare word weighs 1, a mid-frequency word ½. */
  readonly loads: Float32Array;
}

/** The weight of a word by the number of its level. */
const weights = [0, 0.5, 1];

/** Reads the sentences that have a word. */
export function densityOf(
  text: string,
  words: Pick<ColouredWords, 'length' | 'starts' | 'ends' | 'levels'>,
): Density {
  const starts: number[] = [];
  const ends: number[] = [];
  const marked: number[] = [];
  const loads: number[] = [];
  let at = 0;
  for (const end of words.length === 0 ? [] : sentenceEnds(text)) {
    const first = at;
    let weight = 0;
    let hard = 0;
    for (; at < words.length && words.starts[at]! < end; at += 1) {
      const level = words.levels[at]!;
      weight += weights[level]!;
      if (level > 0) hard += 1;
    }
    if (at === first) continue;
    starts.push(words.starts[first]!);
    ends.push(words.ends[at - 1]!);
    marked.push(hard);
    loads.push(weight / (at - first));
  }
  return {
    length: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    marked: Uint32Array.from(marked),
    loads: Float32Array.from(loads),
  };
}

/** The sentence that holds most marked words, the first of several; -1 when none holds any. */
export function fullestSentence({ marked }: Density): number {
  let fullest = -1;
  for (let at = 0; at < marked.length; at += 1) {
    if (marked[at]! > (fullest < 0 ? 0 : marked[fullest]!)) fullest = at;
  }
  return fullest;
}

/** The sentence at a share of the way through a text: 0 is its beginning, 1 its end. */
export function sentenceAt({ length, ends }: Density, share: number): number {
  const offset = share * (ends[length - 1] ?? 0);
  const found = ends.findIndex((end) => end >= offset);
  return found < 0 ? length - 1 : found;
}

/** A stretch of the map: how much of the text it is, and how hard its hardest sentence, 0 to 4. */
export interface Bar {
  readonly size: number;
  readonly load: number;
}

/** From this load on a bar has the strongest colour. */
const strongest = 0.4;
const most = 48;

const stepOf = (load: number) => Math.min(4, Math.ceil((4 * load) / strongest));

/** The map of a text: a bar for each sentence, or for several that follow each other when there are many. */
export function barsOf({ length, starts, ends, loads }: Density): readonly Bar[] {
  const together = Math.ceil(length / most);
  const bars: Bar[] = [];
  for (let first = 0; first < length; first += together) {
    const last = Math.min(first + together, length) - 1;
    const size = ends[last]! - starts[first]!;
    bars.push({ size, load: stepOf(Math.max(...loads.subarray(first, last + 1))) });
  }
  return bars;
}
