import type { LanguageCode } from './languages/catalogue.ts';
import type { WordTable } from './words/word-table.ts';

/** What the analyser needs to know about a dictionary. */
export interface Dictionary {
  /** `English2021_2024`, `EnglishGeneral` for the bundled counts, or an operator's own. */
  readonly code: string;
  readonly language: LanguageCode;
  /** Which counts answer, in words a user reads. */
  readonly label: string;
  readonly period: { readonly from: number; readonly to: number } | null;
  /** What a count counts. */
  readonly measure: 'occurrences' | 'per-million' | 'word-pairs';
  /** Table units in one unit of the measure: 1, or 1000 for words per million kept in thousandths. */
  readonly scale: number;
  /** The smallest count of a common and of a mid-frequency word, in table units. */
  readonly cutoffs: { readonly common: number; readonly mid: number };
  /** Words in the corpus, repetitions included; null when unknown. */
  readonly tokens: number | null;
  /** In the `levels` edition a count is only good for its level. */
  readonly edition: 'full' | 'levels';
  readonly table: WordTable;
  /**
   * The counts for words in the script of the other text language, which this one does not list: a Hebrew text has
   * English terms. Of such a word a report knows the level; its count is that of the level, in the units of this dictionary.
   */
  readonly beside?: Dictionary;
}

/** A dictionary without its words. */
export interface AboutDictionary extends Omit<Dictionary, 'table' | 'beside'> {
  readonly beside?: Omit<Dictionary, 'table' | 'beside'>;
}

/** What there is to say of a dictionary and of the one beside it. */
export function aboutDictionary(dictionary: Dictionary): AboutDictionary {
  const { beside, ...about } = withoutWords(dictionary);
  if (beside === undefined) return about;
  const { beside: _, ...aboutBeside } = withoutWords(beside);
  return { ...about, beside: aboutBeside };
}

function withoutWords(dictionary: Dictionary): Omit<Dictionary, 'table'> {
  const { table: _, ...about } = dictionary;
  return about;
}
