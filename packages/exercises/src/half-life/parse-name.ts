import { skipped } from '../answers/commands.ts';

const introduction =
  /^(?:my name is|my name['’]s|i am|i['’]m|call me|שמי|קוראים לי|השם שלי|אני)\s+/iu;
const thanks = /[,.!]?\s*(?:thank you|thanks|please|תודה|בבקשה)[.!]*$/iu;
const mostWords = 4;
const mostLetters = 40;

/**
 * The name in an answer such as “Dana” or “My name is Dana”. Empty if the answer cannot be a name: it was skipped,
 * holds no letter, asks a question, or has more than four words or 40 characters.
 */
export function parseName(answer: string): string {
  const name = answer
    .trim()
    .replace(introduction, '')
    .replace(thanks, '')
    .replace(/[.!,]+$/u, '');
  const isName =
    name !== skipped &&
    /\p{L}/u.test(name) &&
    !/[\n<>?]/u.test(name) &&
    name.length <= mostLetters &&
    name.split(/\s+/u).length <= mostWords;
  return isName ? name : '';
}
