import {
  type FoundSymbol,
  foldWord,
  type LanguageCode,
  type Refinement,
} from '@vernacular/analyzer';

import { noWord, type ColouredWords, type FlaggedWord } from './coloured-words.ts';
import { notesOf } from './word-notes.ts';

/** Lists each mid-frequency or rare word once, with its repetitions, and gives every occurrence its index there. */
export function indexMarkedWords(
  words: Omit<ColouredWords, 'ids' | 'flagged' | 'notes' | 'symbols'>,
  text: string,
  language: LanguageCode,
  {
    refinements = [],
    symbols = [],
    knownAs = () => null,
  }: {
    readonly refinements?: readonly Refinement[] | undefined;
    readonly symbols?: readonly FoundSymbol[] | undefined;
    readonly knownAs?: (folded: string) => readonly string[] | null;
  } = {},
): ColouredWords {
  const ids = new Uint32Array(words.length).fill(noWord);
  const idOf = new Map<string, number>();
  const flagged: (FlaggedWord & { repetitions: number })[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const level = words.levels[index];
    if (level === 0) continue;
    const word = text.slice(words.starts[index], words.ends[index]);
    const folded = foldWord(word, language);
    let id = idOf.get(folded);
    if (id === undefined) {
      const known = knownAs(folded);
      id =
        flagged.push({
          word,
          folded,
          level: level === 1 ? 'mid' : 'rare',
          repetitions: 0,
          ...(known && { knownAs: known }),
        }) - 1;
      idOf.set(folded, id);
    }
    flagged[id]!.repetitions += 1;
    ids[index] = id;
  }
  return {
    ...words,
    ids,
    flagged,
    notes: notesOf(refinements, words, text),
    symbols: [...new Set(symbols.map(({ symbol }) => symbol))],
  };
}
