import pairs from './word-pairs.json' with { type: 'json' };

export const wordPairs: readonly (readonly [british: string, american: string])[] =
  Object.entries(pairs);
