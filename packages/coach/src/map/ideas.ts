import { isSameWord } from '@vernacular/analyzer';

import { isIdea } from '../text/is-idea.ts';
import type { Passage } from '../text/passage.ts';
import { patterns } from '../words/patterns.ts';

export function ideasOf({ sentences, language }: Passage): readonly ReadonlyMap<string, string>[] {
  const known = new Map<string, string>();
  const keyOf = (word: string) => {
    const lower = word.toLowerCase();
    const key =
      known.get(lower) ?? [...known.values()].find((one) => isSameWord(one, lower)) ?? lower;
    known.set(lower, key);
    return key;
  };
  return sentences.map(({ text, words }) => {
    const families = patterns[language].synonyms.flatMap((family, at) =>
      [...text.matchAll(family)].map(([, name = '']) => ({ key: `one of ${at}`, name })),
    );
    const named = new Set(families.map(({ name }) => name.toLowerCase()));
    const ideas = new Map<string, string>();
    for (const { text: word, isContent } of words) {
      if (!isContent || named.has(word.toLowerCase()) || !isIdea(word, language)) continue;
      const key = keyOf(word);
      if (!ideas.has(key)) ideas.set(key, word);
    }
    for (const { key, name } of families) if (!ideas.has(key)) ideas.set(key, name);
    return ideas;
  });
}
