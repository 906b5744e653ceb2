const plurals: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..(?:[sxzo]|ch|sh))es$/, ''],
  // virus, analysis, stress: no plural.
  [/(?<=..[^isu])s$/, ''],
];

/** An English word and its possible singulars: “genes” → “genes”, “gene”. */
export function* englishSingulars(word: string): Generator<string> {
  yield word;
  for (const [ending, base] of plurals) if (ending.test(word)) yield word.replace(ending, base);
}
