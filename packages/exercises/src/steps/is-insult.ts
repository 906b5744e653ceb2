import { wordsInAll } from '../words/words.ts';

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
