import type { BuiltDictionary } from '@vernacular/dictionaries/node';

import { formatNumber } from '../terminal/number.ts';

/** 'Physics2015_2024: 1,234 different words in 56,789 …', and where it lies. */
export function sentenceAbout({ about, path }: Pick<BuiltDictionary, 'about' | 'path'>): string {
  const { code, label, types, tokens, cutoffs } = about;
  return (
    `${code} (${label}): ${formatNumber(types)} different words in ${formatNumber(tokens ?? 0)}; ` +
    `common from ${formatNumber(cutoffs.common)}, mid-frequency from ${formatNumber(cutoffs.mid)}.\n${path}\n`
  );
}
