import type { BuiltDictionary } from '@vernacular/dictionaries/node';

import { formatNumber } from '../terminal/format-number.ts';

/** Says in a sentence what a dictionary holds, with its cut-offs; then comes the path of its file. */
export function sentenceAbout({ about, path }: Pick<BuiltDictionary, 'about' | 'path'>): string {
  const { code, label, types, tokens, cutoffs } = about;
  return (
    `${code} (${label}): ${formatNumber(types)} different words in ${formatNumber(tokens ?? 0)}; ` +
    `common from ${formatNumber(cutoffs.common)}, mid-frequency from ${formatNumber(cutoffs.mid)}.\n${path}\n`
  );
}
