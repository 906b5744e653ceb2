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
 * The words that `vernacular check --fix` puts in unasked: each fits in every sense, before and behind a noun, after
 * “more”, in a term of any field. So “cardiac” is left out (“the cause is heart”), and “initiate” (“initiated members”).
 */
export const plainWords = entriesOf(plainWordsTable);

export const scienceWords = entriesOf(scienceWordsTable);
