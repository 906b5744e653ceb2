import { foldWord } from '../fold-word.ts';
import { kind, kinds } from '../words/characters.ts';
import { countOf, type WordTable } from '../words/word-table.ts';

/** Contractions that word counts split or leave out, each with a word that is equally well known. */
const contractions = new Map(
  Object.entries({
    "c'mon": 'come',
    "d'you": 'you',
    "daren't": 'dare',
    "ma'am": 'madam',
    "mightn't": 'might',
    "mustn't": 'must',
    "o'clock": 'clock',
    "oughtn't": 'ought',
    "rock'n'roll": 'rock',
    "y'all": 'all',
    "y'know": 'know',
  }),
);
const LONGEST = 12;

/** The count for a listed contraction (“mustn't”), taken from its well-known word (“must”); 0 for other words. */
export function countOfContraction(
  table: WordTable,
  text: string,
  start: number,
  end: number,
): number {
  if (end - start > LONGEST || !hasApostrophe(text, start, end)) return 0;
  const whole = contractions.get(foldWord(text.slice(start, end), 'en'));
  return whole === undefined ? 0 : countOf(table, whole);
}

function hasApostrophe(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (kinds[text.charCodeAt(at)] === kind.apostrophe) return true;
  return false;
}
