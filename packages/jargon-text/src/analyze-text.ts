import {
  type Dictionary,
  withoutHyphenation,
  type LanguageCode,
  levelWords,
  type Method,
  type Totals,
  wholeShares,
} from '@vernacular/analyzer';

import type { Stretch } from './gather-text.ts';
import type { MarkedLevel } from './paint-highlights.ts';

export interface ReadResult extends Totals {
  readonly language: LanguageCode;
  /** The English label of the dictionary. */
  readonly counts: string;
  readonly method: Method;
  /** The highlighted words, each once, in the spelling of their first occurrence. */
  readonly words: Readonly<Record<MarkedLevel, readonly string[]>>;
}

export interface PlacedResult {
  readonly result: ReadResult;
  readonly places: Readonly<Record<MarkedLevel, readonly Stretch[]>>;
}

const markedBy: Readonly<Record<number, MarkedLevel>> = { 1: 'mid', 2: 'rare' };

/** The totals of a text, with percentages that add up to 100, its words above common, and their places. */
export function readText(text: string, dictionary: Dictionary, method: Method): PlacedResult {
  const { tokens, ...report } = levelWords(text, dictionary, method);
  const places = { mid: [] as Stretch[], rare: [] as Stretch[] };
  const words = { mid: new Map<string, string>(), rare: new Map<string, string>() };
  for (let at = 0; at < tokens.length; at++) {
    const level = markedBy[tokens.levels[at]!];
    if (!level) continue;
    const place = { start: tokens.starts[at]!, end: tokens.ends[at]! };
    const written = withoutHyphenation(text.slice(place.start, place.end));
    const folded = written.toLowerCase();
    places[level].push(place);
    if (!words[level].has(folded)) words[level].set(folded, written);
  }
  return {
    places,
    result: {
      ...report,
      percentages: wholeShares(report),
      language: dictionary.language,
      counts: dictionary.label,
      words: { mid: [...words.mid.values()], rare: [...words.rare.values()] },
    },
  };
}
