import { akin, namesSomething, wordsOf } from '../session/same-word.ts';

/** The first two sentences of a text. */
const opening = /^\s*(?:[^.!?]+[.!?]+\s*){1,2}/u;

/** Whether all that a value names stands in the opening of a text already. */
export function opensWith(text: string, value: string): boolean {
  const words = wordsOf(opening.exec(text)?.[0] ?? '');
  const named = wordsOf(value).filter(namesSomething);
  return named.length > 0 && named.every((one) => words.some((word) => akin(word, one)));
}
