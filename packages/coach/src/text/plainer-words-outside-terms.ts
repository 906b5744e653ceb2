import type { PlainerOf, TagWords } from '@vernacular/check';

import type { Passage } from './passage.ts';

const fewestTimes = 2;

/** Offsets of the words in terms such as “pouch cell”: replacing half of a term would change its meaning. */
function placesInTerms({ text, sentences }: Passage, tag: TagWords): ReadonlySet<number> {
  const places = new Set<number>();
  const lower = text.toLowerCase();
  for (const sentence of sentences) {
    const words = tag(sentence.text);
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (next?.tag !== 'NOUN' || next.start !== word.start + word.text.length + 1) continue;
      const both = sentence.text.slice(word.start, next.start + next.text.length).toLowerCase();
      const isTerm =
        word.tag === 'NOUN' || (word.tag === 'ADJ' && lower.split(both).length > fewestTimes);
      if (!isTerm) continue;
      places.add(sentence.start + word.start);
      places.add(sentence.start + next.start);
    }
  }
  return places;
}

/** `plainerOf`, but null for a word that is part of a term in the draft. Unchanged without a tagger or for Hebrew. */
export function plainerOutsideTerms(
  draft: Passage,
  plainerOf: PlainerOf,
  tag: TagWords | undefined,
): PlainerOf {
  if (!tag || draft.language !== 'en') return plainerOf;
  // Tagging costs more than all the rest, and most words have no plainer word, so it waits until it is needed.
  let inTerms: ReadonlySet<number> | undefined;
  return (word) => {
    const plainer = plainerOf(word);
    if (plainer === null) return null;
    inTerms ??= placesInTerms(draft, tag);
    const lower = word.toLowerCase();
    const isInTerm = draft.words.some(
      ({ text, start }) => text.toLowerCase() === lower && inTerms?.has(start),
    );
    return isInTerm ? null : plainer;
  };
}
