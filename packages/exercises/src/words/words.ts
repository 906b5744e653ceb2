import {
  type InEveryLanguage,
  type MessageFormatter,
  messageFormatter,
} from '@vernacular/analyzer';

import { languages } from './languages.ts';
import { conversationLanguages, inLanguages, type InLanguages } from './site-languages.ts';
import { sentences } from './translations.ts';

export type Words = InEveryLanguage<typeof sentences.en>;

/** Every sentence and word list that conversations load, by language. */
export const words: InLanguages<Words> = sentences;

/** The sentences that all exercises say. */
export const phrases: InLanguages<Words['phrases']> = inLanguages(
  (language) => words[language].phrases,
);

/** The message formatter of each language. */
export const messageFormatters: InLanguages<MessageFormatter> = inLanguages((language) =>
  messageFormatter(languages[language]),
);

/** “1 word” or “120 words”. */
export const countOfWords = (language: keyof InLanguages<Words>, count: number): string =>
  messageFormatters[language].fill(phrases[language].words, { count });

/** The words of a list in all languages together, because a student may write in any of them. */
export const wordsInAll = (name: keyof Words['wordLists']): readonly string[] =>
  conversationLanguages.flatMap((language) => {
    const list = words[language].wordLists[name];
    return typeof list === 'string' ? list.split(' ') : list;
  });

/** A sentence in each language: `labelled(({ halfLife }) => halfLife.labels.studentName)`. */
export const labelled = (
  labelOf: (words: Words) => string,
  values?: Parameters<MessageFormatter['fill']>[1],
): InLanguages<string> =>
  inLanguages((language) => messageFormatters[language].fill(labelOf(words[language]), values));
