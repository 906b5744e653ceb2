import { withoutFinals } from '@vernacular/analyzer';

/** Features share 2^17 buckets; a bucket has one weight, which is one character of a weights file. */
const bucketBits = 17;
export const bucketCount = 2 ** bucketBits;

/** Kinds of feature, as seeds of the hash, so that the same letters in two kinds fall into different buckets. */
const kinds = {
  letters: 1,
  word: 2,
  neighbours: 3,
  nearby: 4,
  person: 5,
  wordBesideMe: 6,
  wordWithoutMe: 7,
  length: 8,
};

const fewestLetters = 3;
const mostLetters = 5;
const farthest = 3;
const lengths = [6, 10, 15, 20, 30, 45];
const stemLetters = 9;

const firstPerson =
  /^(?:i|im|ive|ill|id|me|my|mine|myself|we|our|us|אני|אותי|לי|שלי|עצמי|ממני|עליי?|אליי?|בי|איתי|אנחנו|לנו|אותנו|.+תי)$/u;

const folded = (text: string) => withoutFinals(text).replaceAll(/\p{N}+/gu, '0');

// One round of FNV-1a.
const mixed = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);

// The last rounds of MurmurHash3, so that short strings spread as well.
function bucketOf(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 12)) >>> (32 - bucketBits);
}

function mixedAll(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = mixed(hash, text.charCodeAt(at));
  return hash;
}

const space = 0x20;

/** For each bucket, the number of the passage that last used it: removes duplicates ten times as fast as a `Set`. */
const filledFor = new Float64Array(bucketCount);
let passageNumber = 0;

/**
 * Buckets of a passage's features: words, pairs of words up to three apart, runs of three to five letters, words with
 * or without a first person in the passage, and length. The passage is in lower case, without marks.
 */
export function featuresOf(passage: string): readonly number[] {
  const features: number[] = [];
  passageNumber += 1;
  const add = (hash: number) => {
    const bucket = bucketOf(hash);
    if (filledFor[bucket] === passageNumber) return;
    filledFor[bucket] = passageNumber;
    features.push(bucket);
  };
  const words = folded(passage).split(' ');
  const letters = ` ${words.join(' ')} `;
  for (let from = 0; from < letters.length; from += 1) {
    let hash = kinds.letters;
    const end = Math.min(from + mostLetters, letters.length);
    for (let at = from; at < end; at += 1) {
      hash = mixed(hash, letters.charCodeAt(at));
      if (at - from + 1 >= fewestLetters) add(hash);
    }
  }
  const bounded = ['^', ...words, '$'];
  for (const [at, word] of bounded.entries()) {
    add(mixedAll(kinds.word, word));
    for (let apart = 1; apart <= farthest && at + apart < bounded.length; apart += 1) {
      const kind = apart === 1 ? kinds.neighbours : kinds.nearby;
      add(mixedAll(mixed(mixedAll(kind, word), space), bounded[at + apart]!));
    }
  }
  const hasMe = words.some((word) => firstPerson.test(word));
  add(mixedAll(kinds.person, hasMe ? 'me' : 'no'));
  const kind = hasMe ? kinds.wordBesideMe : kinds.wordWithoutMe;
  for (const word of words) add(mixedAll(kind, word.slice(0, stemLetters)));
  for (const length of lengths)
    if (words.length > length) add(mixedAll(kinds.length, String(length)));
  return features;
}
