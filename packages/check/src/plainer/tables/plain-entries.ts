import adjectives from './adjectives.json' with { type: 'json' };
import adverbs from './adverbs.json' with { type: 'json' };
import nouns from './nouns.json' with { type: 'json' };
import plainWordsTable from './plain-words.json' with { type: 'json' };
import scienceWords from './science-words.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

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

const entriesOf = (table: Table): readonly PlainEntry[] =>
  Object.entries(table).flatMap(([part, words]) =>
    Object.entries(words).map(([word, plainer]) => ({
      word,
      part: part as PartOfSpeech,
      plainer: typeof plainer === 'string' ? [plainer] : plainer,
    })),
  );

/**
 * The words that `vernacular check --fix` puts in unasked: each fits in every sense, before and behind a noun, after
 * “more”, in a term of any field. So “cardiac” is left out (“the cause is heart”), and “initiate” (“initiated members”).
 */
export const plainWords = entriesOf(plainWordsTable);

/** All entries; if a word is listed twice for a part of speech, the first entry wins. */
export const plainEntries: readonly PlainEntry[] = [
  ...plainWords,
  ...[scienceWords, nouns, verbs, adjectives, adverbs].flatMap((table) => entriesOf(table)),
];
