/** Words with their counts, most frequent first. */
export type Vocabulary = readonly (readonly [word: string, count: number])[];

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'al be con der en fer gra hol in ja ki lo mor ne ou pri qua re sti tra un vo wil yo ze'.split(
    ' ',
  );

/** An invented vocabulary of English-like words with counts by Zipf's law; short words are the frequent ones. */
export function madeUpVocabulary(size = 60_000): Vocabulary {
  const random = seeded(1);
  const words = new Set(['the', 'of', 'and', 'to', 'a', 'in', 'that', 'is', 'was', 'for', "don't"]);
  while (words.size < size) {
    const length = 1 + Math.floor(random() * Math.min(4, 1 + Math.log10(words.size)));
    let word = '';
    for (let at = 0; at < length; at++) word += syllables[Math.floor(random() * syllables.length)];
    if (words.has(word)) word += syllables[words.size % syllables.length];
    words.add(word);
  }
  return Array.from(words, (word, rank) => [word, Math.ceil(7_000_000 / (rank + 1))] as const);
}

export function sampleText(vocabulary: Vocabulary, characters: number): string {
  const random = seeded(2);
  const sums = new Float64Array(vocabulary.length);
  let sum = 0;
  vocabulary.forEach(([, count], at) => (sums[at] = sum += count));
  const pieces: string[] = [];
  let written = 0;
  let startsSentence = true;
  while (written < characters) {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    let word = vocabulary[low]![0];
    if (startsSentence) word = word[0]!.toUpperCase() + word.slice(1);
    const chance = random();
    startsSentence = chance < 0.05;
    const after = startsSentence ? '. ' : chance < 0.1 ? ', ' : chance < 0.11 ? '-' : ' ';
    pieces.push(word, after);
    written += word.length + after.length;
  }
  return pieces.join('');
}
