import { basename } from 'node:path';

import { readAgainst, wanted, wordsOf } from '../documents/agreement.ts';
import type { Options } from '../frame/options.ts';
import { inTemporaryFolder } from '../frame/temporary-folder.ts';
import { evaluateDebianFiles } from './evaluate-debian-files.ts';
import { knownTexts, type KnownText } from './known-texts.ts';
import { bytesOf, missingPrograms, typeset } from './write-formats.ts';

const enough = 0.95;

/**
 * `npm run evaluate:formats -- [TEXTS] [FOLDER]`: writes known texts in every format with other programs, reads them
 * back and compares the words. The files stay in FOLDER if it is given. The exit code is 1 if a format has too few good
 * files.
 */
export async function evaluateFormats(options: Options): Promise<void> {
  const { short, words } = options;
  if (words[0] === 'foreign') return evaluateDebianFiles(options);
  const [count = '20', folder] = words;
  const missing = missingPrograms();
  if (missing.length > 0) {
    const sentence = `Not here: ${missing.join(', ')} (Debian: pandoc, libreoffice-writer, groff, ghostscript for its fonts).`;
    if (!short) throw new Error(sentence);
    return console.log(`  left out. ${sentence}`);
  }
  const texts = knownTexts(short ? 1 : Number(count));
  await (folder === undefined || short
    ? inTemporaryFolder((place) => measureFormats(texts, place))
    : measureFormats(texts, folder));
}

async function measureFormats(texts: readonly KnownText[], folder: string): Promise<void> {
  const results = new Map<string, { files: number; good: number; worst: string; least: number }>();
  for (const file of typeset(texts, folder)) {
    const { precision, recall, isGood, refusal } = await readAgainst(wordsOf(file.known.text), {
      bytes: bytesOf(file),
      fileName: basename(file.path),
    });
    const key = `${file.format} by ${file.by}`;
    const result = results.get(key) ?? { files: 0, good: 0, worst: '', least: 2 };
    result.files += 1;
    if (isGood) result.good += 1;
    if (Math.min(precision, recall) < result.least) {
      result.least = Math.min(precision, recall);
      result.worst = `${file.known.name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}${refusal && ` (${refusal})`}`;
    }
    results.set(key, result);
  }
  for (const [key, { files, good, worst }] of [...results].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )) {
    console.log(
      `${good === files ? ' ' : '!'} ${key}: ${good} of ${files} reach ${wanted}; worst ${worst}`,
    );
    if (good / files < enough) process.exitCode = 1;
  }
}
