import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { readDocument } from '@vernacular/documents';

import { agreement, wanted, wordsOf } from '../documents/agreement.ts';
import { knownTexts } from './known-texts.ts';
import { bytesOf, missingPrograms, typeset } from './typeset.ts';

/** The share of the files of a format that has to reach {@link wanted}. */
const enough = 0.95;

/**
 * `npm run evaluate:formats -- [TEXTS] [FOLDER]`: sets known texts in every format with programs of others and reads them back.
 * With a folder the files stay there. The exit code is 1 where a format has too few good files.
 */
export async function evaluateFormats([count = '20', folder]: readonly string[]): Promise<void> {
  const isShort = count === '--short';
  const kept = isShort ? undefined : folder;
  const missing = missingPrograms();
  if (missing.length > 0) {
    const sentence = `Not here: ${missing.join(', ')} (Debian: pandoc, libreoffice-writer, groff, ghostscript for its fonts).`;
    if (!isShort) throw new Error(sentence);
    return console.log(`  left out. ${sentence}`);
  }
  const place = kept ?? mkdtempSync(join(tmpdir(), 'vernacular-formats-'));
  const results = new Map<string, { files: number; good: number; worst: string; least: number }>();
  for (const file of typeset(knownTexts(isShort ? 1 : Number(count)), place)) {
    let refusal = '';
    const read = await readDocument({ bytes: bytesOf(file), fileName: basename(file.path) }).then(
      ({ text }) => text,
      (trouble: unknown) => {
        refusal = ` (${String(trouble)})`;
        return '';
      },
    );
    const { precision, recall } = agreement(wordsOf(read), wordsOf(file.known.text));
    const key = `${file.format} by ${file.by}`;
    const result = results.get(key) ?? { files: 0, good: 0, worst: '', least: 2 };
    result.files += 1;
    if (precision >= wanted && recall >= wanted) result.good += 1;
    if (Math.min(precision, recall) < result.least) {
      result.least = Math.min(precision, recall);
      result.worst = `${file.known.name}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}${refusal}`;
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
  if (kept === undefined) rmSync(place, { recursive: true });
}
