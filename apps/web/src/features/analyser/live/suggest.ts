import type { ReadText, Stretch, Suggestion } from '@vernacular/check';

/** The tables and the tagger, five megabytes, are fetched with the first word. */
export async function suggest(read: ReadText, word: Stretch): Promise<readonly Suggestion[]> {
  if (read.dictionary.language !== 'en') return [];
  const { openTagger, suggestionsAt } = await import('@vernacular/check');
  return suggestionsAt(read, word, await openTagger());
}
