/** How frequent a word is in the corpus of the dictionary. */
export type Level = 'common' | 'mid' | 'rare';

/** The levels in the order of their numbers in `Tokens.levels`. */
export const levels = ['common', 'mid', 'rare'] as const satisfies readonly Level[];

export const levelNumber = { common: 0, mid: 1, rare: 2 } as const satisfies Record<Level, number>;

/** The level of a count, as a number: 0 common, 1 mid-frequency, 2 rare. */
export function numberOfLevel(
  count: number,
  cutoffs: { readonly common: number; readonly mid: number },
): number {
  if (count >= cutoffs.common) return levelNumber.common;
  return count >= cutoffs.mid ? levelNumber.mid : levelNumber.rare;
}
