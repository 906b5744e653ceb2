/** Sentences in lower case, without vowel points, apostrophes and other marks: “I CAN’T…” → “i cant”. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?;|\n]+(?=\s|$)|\n+/u)
    .map(plain)
    .filter((sentence) => sentence !== '');

/** Folds a sentence: lower case, no marks, and a letter repeated three times or more only once, “dieeee” → “die”. */
export const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u0591-\u05C7'’‘`´׳]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is scored at once: a sentence, a part of a long one, or two neighbours of a short message. */
export interface Passage {
  readonly text: string;
  readonly sentences: readonly string[];
}

/** A longer sentence, such as a text without full stops, is scored in overlapping parts of this many words. */
const mostWords = 30;
/** Words from the start of one part to the start of the next; the overlap keeps most phrases whole in some part. */
const stride = 15;

function partsOf(sentence: string): readonly string[] {
  const words = sentence.split(' ');
  const count = Math.max(1, Math.ceil((words.length - mostWords) / stride) + 1);
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * stride, at * stride + mostWords).join(' '),
  );
}

/**
 * In a message of at most this many parts, neighbouring sentences are also scored in pairs, since two together may
 * say what neither says alone.
 */
const mostPaired = 4;

export function passagesOf(text: string): readonly Passage[] {
  const parts = sentencesOf(text).flatMap((sentence) =>
    partsOf(sentence).map((part) => ({ text: part, sentences: [sentence] })),
  );
  if (parts.length > mostPaired) return parts;
  const pairs = parts.slice(1).map((part, at) => ({
    text: `${parts[at]!.text} ${part.text}`,
    sentences: [...parts[at]!.sentences, ...part.sentences],
  }));
  return [...parts, ...pairs];
}

/** Scores are not lowered in a text of at most this many passages. */
const fewPassages = 2;
/** A text of 500 words has about this many passages; a longer one lowers the scores no further. */
const manyPassages = 30;
/** The more passages a text has, the surer one of them has to be: each is another chance of a false alarm. */
const perLogLength = 1;

/** The passages of a text with their scores, which are lowered the more passages there are. */
export function scoredPassages(
  text: string,
  scoreOf: (passage: string) => number,
): readonly { readonly passage: Passage; readonly score: number }[] {
  const passages = passagesOf(text);
  const counted = Math.max(fewPassages, Math.min(passages.length, manyPassages));
  const doubt = perLogLength * Math.log(counted / fewPassages);
  return passages.map((passage) => ({ passage, score: scoreOf(passage.text) - doubt }));
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

export const isHebrew = (passage: string): boolean =>
  count(passage, /\p{Script=Hebrew}/gu) > count(passage, /\p{Script=Latin}/gu);
