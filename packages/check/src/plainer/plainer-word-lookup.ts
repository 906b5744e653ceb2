import type { LanguageCode } from '@vernacular/analyzer';

import { tagEachOnce, type TagWords } from '../text/part-of-speech-tagger.ts';
import { plainerWordsFor, type IsPlainer } from './suggest-plainer-words.ts';

interface Passage {
  readonly text: string;
  readonly language: LanguageCode;
  readonly sentences: readonly { readonly text: string; readonly start: number }[];
}

/** Finds the plainer word for a word at `start`, or at its first occurrence; null if there is none. */
export type PlainerOf = (word: string, start?: number) => string | null;

const letter = /[\p{L}\p{M}]/u;

function startOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWhole = !letter.test(text[at - 1] ?? '') && !letter.test(text[at + word.length] ?? '');
    if (isWhole) return at;
  }
  return -1;
}

/**
 * Looks up plainer words for an English draft, each judged in its own sentence. Without a tagger, only words with one
 * part of speech get one.
 */
export function plainerWordLookup(
  { text, sentences, language }: Passage,
  isPlainer: IsPlainer,
  tagger?: TagWords,
): PlainerOf {
  const tag = tagEachOnce(tagger ?? (() => []));
  return (word, start = startOf(word, text)) => {
    if (language !== 'en') return null;
    const sentence = sentences.findLast((one) => one.start <= start);
    if (!tagger || !sentence) return plainerWordsFor(word, isPlainer)[0] ?? null;
    const context = { sentence: sentence.text, start: start - sentence.start, tag };
    return plainerWordsFor(word, isPlainer, context)[0] ?? null;
  };
}
