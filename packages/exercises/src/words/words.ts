import { type InEveryLanguage, type MessageReader, messageReader } from '@vernacular/analyzer';

import { conversationLanguages, inLanguages, type InLanguages } from './language.ts';
import { languages, sentences } from './languages.ts';

export type Words = InEveryLanguage<typeof sentences.en>;

/** Every sentence and word list that conversations load, by language. */
export const words: InLanguages<Words> = sentences;

/** The sentences that all exercises say. */
export const phrases: InLanguages<Words['phrases']> = inLanguages(
  (language) => words[language].phrases,
);

/** Fills the sentences of each language. */
export const messageReaders: InLanguages<MessageReader> = inLanguages((language) =>
  messageReader(languages[language]),
);

/** “1 word” or “120 words”. */
export const countOfWords = (language: keyof InLanguages<Words>, count: number): string =>
  messageReaders[language].fill(phrases[language].words, { count });

/** The words of a list in all languages: what a student writes is read in any of them. */
export const wordsInAll = (name: keyof Words['wordLists']): readonly string[] =>
  conversationLanguages.flatMap((language) => {
    const list = words[language].wordLists[name];
    return typeof list === 'string' ? list.split(' ') : list;
  });

/** A sentence in each language: `labelled(({ halfLife }) => halfLife.labels.studentName)`. */
export const labelled = (
  labelOf: (words: Words) => string,
  values?: Parameters<MessageReader['fill']>[1],
): InLanguages<string> =>
  inLanguages((language) => messageReaders[language].fill(labelOf(words[language]), values));
