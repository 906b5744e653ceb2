import { type Passage, readPassage } from '../text/passage.ts';
import { mayHoldNumber, newNumbersOf, toldNumbers } from '../text/same-number.ts';

/** A sentence with numbers that the other text does not have, as they stand in it. */
export interface NewNumbers {
  readonly sentence: string;
  readonly numbers: readonly string[];
}

/** The sentences of a passage with numbers that the known text does not have. */
export function newIn(known: string, { language, sentences }: Passage): readonly NewNumbers[] {
  const isHeld = mayHoldNumber(known);
  return sentences
    .map(({ text }) => ({ sentence: text, numbers: newNumbersOf(text, language, isHeld) }))
    .filter(({ numbers }) => numbers.length > 0);
}

/**
 * The sentences of a text with numbers that the paper has neither in digits nor in words, nor rounded or as a share; null
 * for a text without numbers. One and two are no such numbers, and in Hebrew only digits are.
 */
export function newNumbersIn(paper: string, text: string): readonly NewNumbers[] | null {
  const passage = readPassage(text);
  return toldNumbers(text, passage.language).length === 0 ? null : newIn(paper, passage);
}
