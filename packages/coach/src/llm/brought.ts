import type { RubricRequest } from '@vernacular/exercises';

import { isFunctionWord, stem } from '../text/stem.ts';
import { amountsIn, namesOf } from './amounts.ts';

/** What the writer brought: all that a comment may state must come from there. Made once for a request. */
export interface Brought {
  /** In small letters. */
  readonly text: string;
  /** As written: letters in a row count as they stand. */
  readonly written: string;
  readonly hasWord: (word: string) => boolean;
  readonly amounts: ReadonlySet<string>;
  /** How many words were asked for. */
  readonly range: RubricRequest['range'];
}

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’]*/gu;

/** The words of a text, small, each Hebrew one with and without the letters that lean on it. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(wordPattern) ?? []).flatMap((word) =>
    /^[\u05D0-\u05EA]{4,}/u.test(word)
      ? [word, word.slice(1), word.slice(2)].filter(
          (one, at) => at === 0 || /^[והבלמכש]/u.test(word),
        )
      : [word],
  );

/** What a text brings; a word is known in each form of its family. */
export function broughtBy(written: string, range: RubricRequest['range'] = null): Brought {
  const known = new Set(wordsOf(written).flatMap((word) => [word, stem(word, languageOf(word))]));
  return {
    text: written.toLowerCase(),
    written,
    hasWord: (word) =>
      wordsOf(word).some((one) => known.has(one) || known.has(stem(one, languageOf(one)))),
    amounts: new Set(amountsIn(written).flatMap(namesOf)),
    range,
  };
}

const languageOf = (word: string) => (/\p{Script=Hebrew}/u.test(word) ? 'he' : 'en');

/** Whether a word only holds a sentence together, in its own language. */
export const isSmallWord = (word: string): boolean => isFunctionWord(word, languageOf(word));

/** All that the writer said. */
export const writersWords = ({
  draft,
  answer,
  choice,
  table,
  earlier,
  audience,
}: RubricRequest): string =>
  [draft, answer, choice, ...table.flat(), ...earlier.map(({ text }) => text)]
    .concat(audience.name, audience.description)
    .join('\n');
