import {
  analyze,
  type Dictionary,
  languages,
  type LanguageCode,
  levels,
} from '@vernacular/analyzer';
import { InvalidCode } from '@vernacular/dictionaries';
import { UnknownDictionary } from '@vernacular/dictionaries/node';

import type { ReadLevels } from '../../people/index.ts';
import { dictionaryCache } from '../own-dictionaries/dictionary-cache.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';

const codeOf = (language: string): LanguageCode | null => {
  const code = language.split('-')[0]!.toLowerCase();
  return Object.hasOwn(languages, code) ? (code as LanguageCode) : null;
};

/** Intl.Segmenter slows down with the square of the length on Node 20. */
const pieces = /[^]{1,1000}(?=\s|$)|[^]{1,1000}/gu;

/** Yields start and end, in UTF-16 code units, of each word and number of a text in any language (Intl.Segmenter). */
export function* segments(text: string, language: string) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const piece of text.matchAll(pieces))
    for (const { segment, index, isWordLike } of segmenter.segment(piece[0]))
      if (isWordLike)
        yield { start: piece.index + index, end: piece.index + index + segment.length };
}

/**
 * Returns a function that gives start, end, level and count of each word of a text. It runs on the main thread, so the
 * text must be short. In a language without a dictionary each word has the level `other` and no count.
 */
export function wordLevelReader({
  dictionaries,
  ownDictionaries,
}: Pick<AnalysisContext, 'dictionaries' | 'ownDictionaries'>): ReadLevels {
  const inFolder = dictionaryCache();

  async function open({
    textLanguage,
    dictionary,
    ownerId,
  }: Parameters<ReadLevels>[1]): Promise<Dictionary | null> {
    const language = codeOf(textLanguage);
    if (dictionary !== null) {
      const own = ownerId && (await ownDictionaries.find(ownerId, dictionary));
      if (own) return inFolder(own.folder).open(dictionary);
      try {
        return (await dictionaries.resolve(dictionary)).dictionary;
      } catch (error) {
        if (!(error instanceof UnknownDictionary || error instanceof InvalidCode)) throw error;
      }
    }
    return language && (await dictionaries.resolve(undefined, language)).dictionary;
  }

  return async (text, options) => {
    const dictionary = await open(options);
    if (dictionary === null) {
      const words = [...segments(text, options.textLanguage)];
      return {
        language: null,
        dictionary: null,
        words: words.map(({ start, end }) => ({ start, end, level: 'other', count: null })),
      };
    }
    const { tokens } = analyze(text, dictionary);
    return {
      language: dictionary.language,
      dictionary: { code: dictionary.code, label: dictionary.label },
      words: Array.from({ length: tokens.length }, (_, at) => ({
        start: tokens.starts[at]!,
        end: tokens.ends[at]!,
        level: levels[tokens.levels[at]!]!,
        count: tokens.counts[at]!,
      })),
    };
  };
}
