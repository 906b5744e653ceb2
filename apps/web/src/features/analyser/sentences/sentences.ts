import { sentenceEnds } from '@vernacular/analyzer';

import type { ColouredWords } from '../words/coloured-words.ts';

/** The sentences of a text in order. Parallel typed arrays, so that a worker can transfer them without copying. */
export interface Sentences {
  readonly length: number;
  /** `starts` and `ends`: offsets of each sentence's first word and of its last word's end. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Number of words, with numbers such as “0.52” or “95%”, which a reader reads too. */
  readonly words: Uint32Array;
  /** Number of mid-frequency and rare words. */
  readonly marked: Uint32Array;
}

/** A sentence of more words than this is called long. */
export const longestSentence = 30;

/** A number that stands alone. The 19 of “COVID-19” does not. */
const numbers = /(?<=[\s([])[−–+~±≈<>≤≥=$€£]*\p{Nd}\S*/gu;

const numbersIn = (text: string, from: number, to: number) =>
  text.slice(from, to).match(numbers)?.length ?? 0;

/** The sentences of a text; one without any graded word is left out. */
export function sentencesIn(
  text: string,
  words: Pick<ColouredWords, 'length' | 'starts' | 'ends' | 'levels'>,
): Sentences {
  const starts: number[] = [];
  const ends: number[] = [];
  const counts: number[] = [];
  const marked: number[] = [];
  let at = 0;
  for (const end of words.length === 0 ? [] : sentenceEnds(text)) {
    const first = at;
    let hard = 0;
    let count = 0;
    for (; at < words.length && words.starts[at]! < end; at += 1) {
      if (words.levels[at]! > 0) hard += 1;
      if (at > first) count += numbersIn(text, words.ends[at - 1]!, words.starts[at]!);
      count += 1;
    }
    if (at === first) continue;
    count += numbersIn(text, words.ends[at - 1]!, end);
    starts.push(words.starts[first]!);
    ends.push(words.ends[at - 1]!);
    counts.push(count);
    marked.push(hard);
  }
  return {
    length: starts.length,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    words: Uint32Array.from(counts),
    marked: Uint32Array.from(marked),
  };
}

/** Indexes of the long sentences, in order. */
export const longSentences = ({ words }: Sentences): readonly number[] =>
  [...words].flatMap((count, at) => (count > longestSentence ? [at] : []));

/** Index of the sentence with the most marked words, the first of equals; -1 when there are none. */
export function fullestSentence({ marked }: Sentences): number {
  let fullest = -1;
  for (let at = 0; at < marked.length; at += 1)
    if (marked[at]! > (fullest < 0 ? 0 : marked[fullest]!)) fullest = at;
  return fullest;
}
