import adjectivesTable from './adjectives.json' with { type: 'json' };
import adverbsTable from './adverbs.json' with { type: 'json' };
import nounsTable from './nouns.json' with { type: 'json' };
import plainWordsTable from './plain-words.json' with { type: 'json' };
import scienceWordsTable from './science-words.json' with { type: 'json' };
import verbsTable from './verbs.json' with { type: 'json' };
import { entriesOf } from './plain-entry.ts';

/** Adjectives of formal and scholarly prose, each with a plainer adjective or phrase. Offered to the writer, never put in unasked. */
export const plainAdjectives = entriesOf(adjectivesTable);

/** Adverbs of formal and scholarly prose, each with a plainer adverb or phrase. Offered to the writer, never put in unasked. */
export const plainAdverbs = entriesOf(adverbsTable);

/** Nouns of formal and scholarly prose, each with a plainer noun or phrase. Offered to the writer, never put in unasked. */
export const plainNouns = entriesOf(nounsTable);

/** Verbs of formal and scholarly prose, each with a plainer verb or phrase. Offered to the writer, never put in unasked. */
export const plainVerbs = entriesOf(verbsTable);

/**
 * Plainer words for formal and technical ones: our own table, written for this product.
 * By part of speech (n, v, a, r), the word as a dictionary lists it, and the plainer word of the same part of speech, or up to three, the best first. A verb of several words is inflected at its first. Only entries that
 * fit nearly every sentence stand here; a word with two common senses is left out. The coach's own
 * version of a text takes its words from here and nowhere else.
 */
export const plainWords = entriesOf(plainWordsTable);

/** Terms of the sciences, each with words a neighbour would know. Offered to the writer, never put in unasked. */
export const scienceWords = entriesOf(scienceWordsTable);
