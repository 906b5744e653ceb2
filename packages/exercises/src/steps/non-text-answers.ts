import { countWords } from '@vernacular/analyzer';
import { wordsInAll, type Words } from '../words/words.ts';

const insults = new Set(wordsInAll('insults'));
const beside = new Set(wordsInAll('besideInsults'));

/** Whether a text is an insult and says nothing else: true for “you idiot”, false for “A stupid mistake of ours”. */
export function isInsult(text: string): boolean {
  const said =
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/\p{L}+/gu) ?? [];
  return (
    said.some((word) => insults.has(word)) &&
    said.every((word) => insults.has(word) || beside.has(word))
  );
}

interface AskedFor {
  readonly question: string;
  readonly fewest: number;
  readonly isForeign: boolean;
}

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

const twoLetters = /\p{L}.*\p{L}/su;

/** A shorter foreign answer may be a name or a term. */
const fewestForeignWords = 5;

/**
 * The objection to an answer that is no text: the question sent back, no letters, an insult, a foreign language, or
 * too few words. Null if there is none.
 */
export function objectionToNonText(
  text: string,
  { question, fewest, isForeign }: AskedFor,
  say: Words['phrases']['noText'],
): string | null {
  if (text.trim() === '') return null;
  if (inOneLine(text) === inOneLine(question)) return say.ownQuestion;
  if (!twoLetters.test(text)) return say.noWords;
  if (isInsult(text)) return say.insult;
  if (isForeign && countWords(text) >= fewestForeignWords) return say.foreign;
  return countWords(text) < fewest ? say.fewWords : null;
}

/** A longer answer may be a text that begins with “go back”. */
const mostWordsOfWish = 15;

const wishes =
  /^(?:(?:no|oh|oops|wait|sorry|please|can (?:i|we)|could (?:i|we)|let me|i (?:want|would like|need) to)[\s,.!]*)*(?:(?:go|take me|get|step) back(?!\p{L})|(?:undo|change|correct) (?:that|it|my (?:last|previous|earlier|first) (?:answer|choice))|undo$|back$)|^(?:(?:לא|רגע|סליחה|בבקשה|אפשר|אני רוצה|רוצה)[\s,.!]*)*(?:לחזור (?:אחורה|חזרה|לשאלה)|חזרה|אחורה|לתקן את התשובה|לשנות את התשובה)(?!\p{L})/iu;

/** Whether a few words ask to change an earlier answer: “go back, I meant mixed adults”. */
export const isWishToGoBack = (text: string): boolean =>
  wishes.test(text.trim()) && countWords(text) <= mostWordsOfWish;
