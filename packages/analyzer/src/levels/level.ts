/** How often the news uses a word. */
export type Level = 'common' | 'mid' | 'rare';

/** The levels in the order of their numbers in `Tokens.levels`. */
export const levels = ['common', 'mid', 'rare'] as const satisfies readonly Level[];

/** The number of a level. */
export const levelNumber = { common: 0, mid: 1, rare: 2 } as const satisfies Record<Level, number>;
