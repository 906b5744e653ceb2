import adjectivesTable from './adjectives.json' with { type: 'json' };
import adverbsTable from './adverbs.json' with { type: 'json' };
import nounsTable from './nouns.json' with { type: 'json' };
import plainWordsTable from './plain-words.json' with { type: 'json' };
import scienceWordsTable from './science-words.json' with { type: 'json' };
import verbsTable from './verbs.json' with { type: 'json' };
import { entriesOf } from './plain-entry.ts';

export const plainAdjectives = entriesOf(adjectivesTable);

export const plainAdverbs = entriesOf(adverbsTable);

export const plainNouns = entriesOf(nounsTable);

export const plainVerbs = entriesOf(verbsTable);

/**
 * Our own table of plainer words of the same part of speech, best first. It has only entries that fit nearly every
 * sentence, so words with two common senses are left out.
 */
export const plainWords = entriesOf(plainWordsTable);

export const scienceWords = entriesOf(scienceWordsTable);
