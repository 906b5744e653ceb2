import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { readAgainst, wanted, wordsOf } from '../documents/agreement.ts';
import type { Options } from '../frame/options.ts';
import { fetchDebianFiles, debianFiles } from './debian-corpus.ts';
import { convertByOffice, referenceTexts } from './reference-converters.ts';

/** Fewest words of a reference text. In a shorter one a single word would decide. */
const leastWords = 30;

/**
 * `npm run evaluate:formats -- foreign FOLDER [first|second] [--only=rst] [--say]`: downloads documents of Debian
 * packages into FOLDER, reads them, and compares their words with those that other converters extract. `--say` lists
 * each file that differs.
 */
export async function evaluateDebianFiles({ words, only, say }: Options): Promise<void> {
  const [, folder, half] = words;
  if (folder === undefined) throw new Error('Name the folder of the corpus.');
  const files = debianFiles(fetchDebianFiles(folder)).filter(
    (file) => (half === undefined || file.half === half) && (only ?? file.format) === file.format,
  );
  convertByOffice(files, folder);
  for (const format of new Set(files.map((file) => file.format))) {
    const ofFormat = files.filter((file) => file.format === format);
    let judged = 0;
    let good = 0;
    for (const file of ofFormat) {
      const expected = referenceTexts(file, folder).map(wordsOf).filter(isLongEnough);
      if (expected.length === 0) continue;
      judged += 1;
      const source = { bytes: readFileSync(file.path), fileName: basename(file.path) };
      const results = await Promise.all(expected.map((one) => readAgainst(one, source)));
      if (results.some(({ isGood }) => isGood)) good += 1;
      else if (say) {
        const told = results.map((one) => `${one.precision.toFixed(3)}/${one.recall.toFixed(3)}`);
        console.log(`    ${source.fileName}: ${told.join(' ')} ${results[0]?.refusal}`);
      }
    }
    const share = judged === 0 ? 0 : (100 * good) / judged;
    console.log(
      `${share < 90 ? '!' : ' '} ${format}: ${good} of ${judged} judged (${share.toFixed(1)} %) reach ${wanted}; ${ofFormat.length} files`,
    );
  }
}

const isLongEnough = (text: readonly string[]) => text.length >= leastWords;
