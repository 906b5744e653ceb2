import { isSameWord } from '@vernacular/analyzer';

import { namesSomething, wordsOf } from '../answers/content-words.ts';

const opening = /^\s*(?:[^.!?]+[.!?]+\s*){1,2}/u;

/** Whether the first two sentences already hold every word that names the value. */
export function opensWith(text: string, value: string): boolean {
  const words = wordsOf(opening.exec(text)?.[0] ?? '');
  const named = wordsOf(value).filter(namesSomething);
  return named.length > 0 && named.every((one) => words.some((word) => isSameWord(word, one)));
}
