import { createHash } from 'node:crypto';

import type { Remark } from '../check-file.ts';

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Adds to each finding a hash of its path, rule, word and number among the same words, but not of its line. */
export function fingerprinted(remarks: readonly Remark[]) {
  const met = new Map<string, number>();
  return remarks.map((remark) => {
    const { path, rule, written } = remark;
    const key = `${path}\n${written}`;
    const before = met.get(key) ?? 0;
    met.set(key, before + 1);
    return { remark, fingerprint: hashOf(path, rule, `${written}:${before}`) };
  });
}
