import pairs from './word-pairs.json' with { type: 'json' };

/** Single words whose British and American spellings follow no rule: [British, American]. */
export const wordPairs: readonly (readonly [british: string, american: string])[] =
  Object.entries(pairs);
