import { readFile } from 'node:fs/promises';

// This relative path works from both src and dist, because both are equally deep.
const table = new URL('../../../tables/english-supplement.tsv', import.meta.url);

/** The reviewed words that the lists lack or undercount, each with its level and the reason. */
export async function englishSupplement() {
  const [, ...lines] = (await readFile(table, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [word = '', level, kind = '', why = ''] = line.split('\t');
    return { word, level: level as 'common' | 'mid', kind, why };
  });
}
