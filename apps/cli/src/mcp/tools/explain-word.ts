import { analyze, countedBy, levels } from '@vernacular/analyzer';
import { openGlossary, sensesOf } from '@vernacular/check';

import { Trouble } from '../../streams-and-exit-codes.ts';
import type { McpContext } from '../context.ts';
import type { Answer, Call } from '../schemas.ts';
import { countsOf } from './check-with-settings.ts';

/** Returns the level, count and meanings of a word. Throws {@link Trouble} unless `word` is exactly one word. */
export async function explainWord(
  { word, ...wish }: Call<'explainWord'>,
  means: McpContext,
): Promise<Answer<'explainWord'>> {
  const chosen = await means.dictionaryFor(word, wish);
  const { tokens } = analyze(word, chosen.dictionary);
  if (tokens.length !== 1) throw new Trouble(`‘${word}’ is ${tokens.length} words, not one.`);
  // The counts that set the word's level: an English word in a Hebrew text has English counts.
  const by = countedBy(word, chosen.dictionary, chosen.dictionary.beside);
  const own = analyze(word, by).tokens;
  return {
    word,
    level: levels[own.levels[0]!]!,
    count: by.edition === 'full' ? own.counts[0]! / by.scale : null,
    measure: by.measure,
    cutoffs: { common: by.cutoffs.common / by.scale, mid: by.cutoffs.mid / by.scale },
    ...countsOf({ ...chosen, dictionary: by }),
    meanings: [...sensesOf(word, await openGlossary(by.language))],
  };
}
