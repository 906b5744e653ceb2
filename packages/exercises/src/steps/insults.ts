import { wordsInAll } from '../words/words.ts';

const insults = new Set(wordsInAll('insults'));
const beside = new Set(wordsInAll('besideInsults'));

/** True for “you idiot”; false for “A stupid mistake of ours”, which says more than an insult. */
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
