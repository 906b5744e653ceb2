import { type LanguageCode, languageByScript, wordStem } from '@vernacular/analyzer';
import { sentencesOf } from '@vernacular/check';

import { isFunctionWord } from './function-words.ts';

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly stem: string;
  /** False for function words and for numbers. */
  readonly isContent: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly words: readonly Word[];
  /** The number of its paragraph, from 0. */
  readonly paragraph: number;
}

/** A text in sentences and words. Every `start` counts UTF-16 units from the beginning of the text. */
export interface Passage {
  readonly text: string;
  readonly language: LanguageCode;
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’׳״"-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;

/** Reads a text into sentences and words, as English if its language cannot be told. Never throws. */
export function readPassage(text: string): Passage {
  const language = languageByScript(text) ?? 'en';
  let paragraph = 0;
  let last = 0;
  const sentences = sentencesOf(text, language).map(({ start, end }): Sentence => {
    if (/\n\s*\n|\n(?=\S)/u.test(text.slice(last, start)) && last > 0) paragraph += 1;
    last = end;
    const words = [...text.slice(start, end).matchAll(wordPattern)].map(
      ({ 0: word, index }): Word => ({
        text: word,
        start: start + index,
        stem: wordStem(word, language),
        isContent: /\p{L}{2}/u.test(word) && !isFunctionWord(word, language),
      }),
    );
    return { text: text.slice(start, end), start, words, paragraph };
  });
  return { text, language, sentences, words: sentences.flatMap(({ words }) => words) };
}
