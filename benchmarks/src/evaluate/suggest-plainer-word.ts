import type { Dictionary } from '@vernacular/analyzer';
import { openTagger, plainerWordLookup } from '@vernacular/check';
import { readPassage } from '@vernacular/coach';

import { levelIn } from './general-dictionaries.ts';
import type { Suggest } from './offered-words.ts';

export async function plainerWords(dictionary: Dictionary): Promise<Suggest> {
  const tagger = await openTagger();
  const isPlainer = (plainer: string, word: string) =>
    levelIn(plainer, dictionary) < levelIn(word, dictionary);
  return (word, context, offset) =>
    plainerWordLookup(readPassage(context), isPlainer, tagger)(word, offset);
}
