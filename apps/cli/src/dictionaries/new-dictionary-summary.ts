import type { BuiltDictionary } from '@vernacular/dictionaries/node';

import { formatNumber } from '../terminal/format-number.ts';

/** Returns a sentence with the code, label, words and cut-offs of a dictionary, and the path of its file below it. */
export function sentenceAbout({ about, path }: Pick<BuiltDictionary, 'about' | 'path'>): string {
  const { code, label, types, tokens, cutoffs } = about;
  return (
    `${code} (${label}): ${formatNumber(types)} different words in ${formatNumber(tokens ?? 0)}; ` +
    `common from ${formatNumber(cutoffs.common)}, mid-frequency from ${formatNumber(cutoffs.mid)}.\n${path}\n`
  );
}
