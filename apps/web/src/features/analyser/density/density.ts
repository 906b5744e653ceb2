import { sentenceEnds } from '@vernacular/analyzer';

import type { ColouredWords } from '../words/coloured-words.ts';

/**
 * Difficulty of each sentence, in order. Parallel typed arrays, so that a worker can transfer them without copying.
 */
export interface Density {
  readonly length: number;
  /** `starts` and `ends`: offsets of each sentence's first word and of its last word's end. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Number of mid-frequency and rare words. */
  readonly marked: Uint32Array;
  /** Mean word weight, 0 to 1: rare 1, mid-frequency ½, common 0. */
  readonly loads: Float32Array;
}

const weights = [0, 0.5, 1];

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

/** Index of the sentence with the most marked words, the first of equals; -1 when there are none. */
export function fullestSentence({ marked }: Density): number {
  let fullest = -1;
  for (let at = 0; at < marked.length; at += 1) {
    if (marked[at]! > (fullest < 0 ? 0 : marked[fullest]!)) fullest = at;
  }
  return fullest;
}

export function sentenceAt({ length, ends }: Density, share: number): number {
  const offset = share * (ends[length - 1] ?? 0);
  const found = ends.findIndex((end) => end >= offset);
  return found < 0 ? length - 1 : found;
}

/** `load`: difficulty of its hardest sentence, 0 to 4. */
export interface Bar {
  readonly size: number;
  readonly load: number;
}

const strongest = 0.4;
const most = 48;

const stepOf = (load: number) => Math.min(4, Math.ceil((4 * load) / strongest));

/** One bar per sentence, or per group of consecutive sentences when there are more than `most`. */
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
