import { syllable } from 'syllable';
import type { LanguageCode } from '../languages/language-codes.ts';
import { scanWords } from '../scan-words.ts';
import { fold } from '../words/fold.ts';
import { sentenceOpeners } from './sentence-ends.ts';

export interface SentenceStatistics {
  readonly sentences: number;
  readonly meanSentenceLength: number;
  /** 100 is easy, 30 is hard; null for texts without words or not in English. */
  readonly fleschReadingEase: number | null;
}

// A longer string is no word and would slow down the syllable counter.
const LONGEST_WORD = 60;

/** Number and mean length (in words) of the sentences that have words, and reading ease, in linear time. */
export function sentenceStatistics(text: string, language: LanguageCode): SentenceStatistics {
  const opensSentence = sentenceOpeners(text);
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  const known = new Map<string, number>();
  scanWords(text, language, (start, stop) => {
    words++;
    if (opensSentence(start)) sentences++;
    if (language !== 'en') return;
    const word = fold(text.slice(start, Math.min(stop, start + LONGEST_WORD)));
    let heard = known.get(word);
    if (heard === undefined) known.set(word, (heard = Math.max(1, syllable(word))));
    syllables += heard;
  });
  if (words === 0) return { sentences: 0, meanSentenceLength: 0, fleschReadingEase: null };
  return {
    sentences,
    meanSentenceLength: words / sentences,
    fleschReadingEase: language === 'en' ? flesch(words, sentences, syllables) : null,
  };
}

/** See: Flesch (1948), A new readability yardstick, doi 10.1037/h0057532. */
function flesch(words: number, sentences: number, syllables: number): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}
