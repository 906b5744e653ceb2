import { readFile } from 'node:fs/promises';

/** A word that the three lists lack or hold too low, the level a newspaper's use of it has, and why. */
export interface SupplementEntry {
  readonly word: string;
  readonly level: 'common' | 'mid';
  readonly kind: 'letter' | 'unit' | 'acronym' | 'new';
  readonly why: string;
}

// As deep from src as from dist.
const table = new URL('../../../tables/english-supplement.tsv', import.meta.url);

/** Reads the reviewed supplement: acronyms, units, single letters and words younger than the lists. */
export async function englishSupplement(): Promise<readonly SupplementEntry[]> {
  const [, ...lines] = (await readFile(table, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [word = '', level, kind, why = ''] = line.split('\t');
    return { word, level, kind, why } as SupplementEntry;
  });
}
