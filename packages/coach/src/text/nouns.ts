import type { TagWords } from '@vernacular/check';

import type { Passage, Word } from './passage.ts';

/** Which words of an English text are nouns or names, by their places; undefined for another language. */
export function nounsIn(
  { sentences, language }: Passage,
  tag: TagWords,
): ((word: Word) => boolean) | undefined {
  if (language !== 'en') return undefined;
  const places = new Set(
    sentences.flatMap(({ text, start }) =>
      tag(text)
        .filter((word) => word.tag === 'NOUN' || word.tag === 'PROPN')
        .map((word) => start + word.start),
    ),
  );
  return ({ start }) => places.has(start);
}
