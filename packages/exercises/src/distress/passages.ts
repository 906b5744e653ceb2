/** The sentences of a text in small letters, without vowel points, apostrophes and other marks: “I CAN’T…” is “i cant”. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?;|\n]+(?=\s|$)|\n+/u)
    .map(plain)
    .filter((sentence) => sentence !== '');

/** No letter stands three times in what it gives: “dieeee” is “die”. */
export const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u0591-\u05C7'’‘`´׳]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is judged at once, and the sentences from which it is taken. */
export interface Passage {
  readonly text: string;
  readonly sentences: readonly string[];
}

/** Longer sentences, as of somebody who sets no full stops, are judged in parts of so many words. */
const mostWords = 30;
/** A part begins so many words after the one before it, so that few phrases are cut by each. */
const stride = 15;

function partsOf(sentence: string): readonly string[] {
  const words = sentence.split(' ');
  const count = Math.max(1, Math.ceil((words.length - mostWords) / stride) + 1);
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * stride, at * stride + mostWords).join(' '),
  );
}

/** Only in a message so short do sentences tell together what each by itself does not. */
const mostPaired = 4;

/** Each sentence of a text, or part of a long one; in a short message also each two that follow one another. */
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
