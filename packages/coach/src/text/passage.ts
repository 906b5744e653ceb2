import { type LanguageCode, tellLanguage, wordStem } from '@vernacular/analyzer';
import { sentencesOf } from '@vernacular/check';

import { isFunctionWord } from './function-words.ts';

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly stem: string;
  readonly isContent: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly words: readonly Word[];
  readonly paragraph: number;
}

export interface Passage {
  readonly text: string;
  readonly language: LanguageCode;
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’׳״"-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*/gu;

/** A turn reads its draft as the answer too, and reads again what earlier turns read. */
const latest = new Map<string, Passage>();
const mostKept = 20;

/** Reads a draft into sentences and words. Never throws. */
export function readPassage(text: string): Passage {
  const passage = latest.get(text) ?? read(text);
  latest.delete(text);
  latest.set(text, passage);
  if (latest.size > mostKept) latest.delete(latest.keys().next().value!);
  return passage;
}

function read(text: string): Passage {
  const language = tellLanguage(text) ?? 'en';
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

export function sharedStems(a: readonly Word[], b: readonly Word[]): ReadonlySet<string> {
  const first = new Set(a.filter(({ isContent }) => isContent).map((word) => word.stem));
  return new Set(
    b.filter((word) => word.isContent && first.has(word.stem)).map((word) => word.stem),
  );
}
