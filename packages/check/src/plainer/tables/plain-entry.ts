/** WordNet's letters: noun, verb, adjective, adverb. */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'r';

/** A word in its dictionary form, with plainer words of the same part of speech, best first. */
export interface PlainEntry {
  readonly word: string;
  readonly part: PartOfSpeech;
  readonly plainer: readonly string[];
}

type Table = Readonly<
  Partial<Record<PartOfSpeech, Readonly<Record<string, string | readonly string[]>>>>
>;

export const entriesOf = (table: Table): readonly PlainEntry[] =>
  Object.entries(table).flatMap(([part, words]) =>
    Object.entries(words).map(([word, plainer]) => ({
      word,
      part: part as PartOfSpeech,
      plainer: typeof plainer === 'string' ? [plainer] : plainer,
    })),
  );
