import { countOf, type WordTable } from '../words/word-table.ts';

const LAST_PLAIN = 0x7f;
const LONGEST_WORD = 64;
const marks = /\p{Mn}/gu;
const latin = /^[a-z'’]+$/iu;

/** The count of a Latin word read without its accents, “café” as “cafe”; 0 for a word without accents. */
export function countWithoutAccents(
  table: WordTable,
  text: string,
  start: number,
  end: number,
): number {
  if (end - start > LONGEST_WORD || isPlain(text, start, end)) return 0;
  const word = text.slice(start, end).normalize('NFD').replace(marks, '');
  return latin.test(word) ? countOf(table, word) : 0;
}

function isPlain(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > LAST_PLAIN) return false;
  return true;
}
