import { readPassage } from '../text/passage.ts';
import { mayHoldNumber, newNumbersOf, toldNumbers } from '../text/stated-and-new-numbers.ts';

/** A sentence and those of its numbers, as written, that the other text does not have. */
export interface NewNumbers {
  readonly sentence: string;
  readonly numbers: readonly string[];
}

/**
 * The sentences of a text with numbers that the paper lacks in digits or words, even rounded or as a share; null for
 * a text without numbers. One and two do not count; in Hebrew only digits are compared.
 */
export function newNumbersIn(paper: string, text: string): readonly NewNumbers[] | null {
  const { language, sentences } = readPassage(text);
  if (toldNumbers(text, language).length === 0) return null;
  const isHeld = mayHoldNumber(paper);
  return sentences
    .map((one) => ({ sentence: one.text, numbers: newNumbersOf(one.text, language, isHeld) }))
    .filter(({ numbers }) => numbers.length > 0);
}
