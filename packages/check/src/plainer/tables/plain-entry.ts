/** n noun, v verb, a adjective, r adverb: WordNet's letters. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** A word as a dictionary lists it, and plainer ones of the same part of speech, the best first. */
export interface PlainEntry {
  readonly word: string;
  readonly part: PartOfSpeech;
  readonly plainer: readonly string[];
}

type Table = Readonly<
  Partial<Record<PartOfSpeech, Readonly<Record<string, string | readonly string[]>>>>
>;

/** The entries of a table: by part of speech, each word with the plainer word or phrase, or up to three of them. */
export const entriesOf = (table: Table): readonly PlainEntry[] =>
  Object.entries(table).flatMap(([part, words]) =>
    Object.entries(words).map(([word, plainer]) => ({
      word,
      part: part as PartOfSpeech,
      plainer: typeof plainer === 'string' ? [plainer] : plainer,
    })),
  );
