import type { ReadText, Stretch, TagWords } from '@vernacular/check';

import type { Help } from './help.ts';

/** Opens the tables and the tagger, five megabytes, with the first call. */
export type FindHelp = (read: ReadText) => Promise<(place: Stretch) => Help>;

export const findHelp: FindHelp = async (read) => {
  const isEnglish = read.dictionary.language === 'en';
  const [{ openTagger, suggestionsAt }, { meaningOf }] = await Promise.all([
    import('@vernacular/check'),
    import('@vernacular/check/meanings'),
  ]);
  const tag: TagWords = isEnglish ? await openTagger() : () => [];
  const now = read.totals.unroundedScore ?? 0;
  return ({ start, end }) => {
    const term = read.text.slice(start, end);
    const meaning = isEnglish ? meaningOf(term) : null;
    return {
      start,
      end,
      term,
      plainer: suggestionsAt(read, { start, end }, tag).map((suggestion) => ({
        text: suggestion.plainer,
        level: suggestion.level,
        replaces: suggestion.replaces,
        by: suggestion.by,
        gain: suggestion.unroundedScore - now,
      })),
      gloss: meaning && isUnexplained(read.text, end) ? glossOf(meaning.meaning) : null,
      meaning: meaning && { text: meaning.meaning, source: meaning.source },
    };
  };
};

const isUnexplained = (text: string, end: number) => !/^\s*[(–—]/u.test(text.slice(end, end + 4));

const words = { fewest: 3, most: 12 };

/** The first clause of a meaning if it is short enough for brackets. */
export function glossOf(meaning: string): string | null {
  const clause = meaning.split(/[,;.:(]/u, 1)[0]!.trim();
  const count = clause.split(/\s+/u).length;
  if (count < words.fewest || count > words.most) return null;
  return /^\p{Lu}(?:\s|\p{Ll})/u.test(clause) ? clause[0]!.toLowerCase() + clause.slice(1) : clause;
}
