/** n noun, v verb, a adjective, r adverb: WordNet's letters. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** A word as a dictionary lists it, and a plainer one of the same part of speech. */
export interface PlainEntry {
  readonly word: string;
  readonly part: PartOfSpeech;
  readonly plainer: string;
}

/** Reads a table of one part of speech: a line is a word, then the plainer word or phrase. */
export const entriesOf = (part: PartOfSpeech, table: string): readonly PlainEntry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', ...plainer] = line.split(' ');
      return { word, part, plainer: plainer.join(' ') };
    });

/** Reads a table of several parts of speech: a line is a word, its part of speech, then the plainer word or phrase. */
export const mixedEntriesOf = (table: string): readonly PlainEntry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', part = '', ...plainer] = line.split(' ');
      return { word, part: part as PartOfSpeech, plainer: plainer.join(' ') };
    });
