import type { LanguageCode } from './languages/language-codes.ts';
import type { WordTable } from './words/word-table.ts';

/** A table of word frequencies, and the cut-offs that turn its counts into levels. */
export interface Dictionary {
  /** `English2021_2024`, `EnglishGeneral` for the bundled counts, or an operator's own. */
  readonly code: string;
  readonly language: LanguageCode;
  readonly label: string;
  readonly period: { readonly from: number; readonly to: number } | null;
  readonly measure: 'occurrences' | 'per-million' | 'word-pairs';
  /** Table units per unit of the measure: 1, or 1000 where words per million are kept in thousandths. */
  readonly scale: number;
  /** The smallest counts of a common and of a mid-frequency word, in table units. */
  readonly cutoffs: { readonly common: number; readonly mid: number };
  /** Words in the corpus, repetitions included; null when unknown. */
  readonly tokens: number | null;
  /** In the `levels` edition a count only tells the level. */
  readonly edition: 'full' | 'levels';
  readonly table: WordTable;
  /**
   * Counts for words in the script of the other text language, such as English terms in a Hebrew text. In a report,
   * such a word has its level; its count is the cut-off of that level in the units of this dictionary, or 0.
   */
  readonly beside?: Dictionary;
}

/** A dictionary without its words. */
export interface AboutDictionary extends Omit<Dictionary, 'table' | 'beside'> {
  readonly beside?: Omit<Dictionary, 'table' | 'beside'>;
}

export function aboutDictionary(dictionary: Dictionary): AboutDictionary {
  const { table: _, beside, ...about } = dictionary;
  if (beside === undefined) return about;
  const { table: _table, beside: _beside, ...aboutBeside } = beside;
  return { ...about, beside: aboutBeside };
}
