import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readAgainst, wanted, wordsOf } from './agreement.ts';

/**
 * Compares the text of Word files with a reference: `FOLDER/files/*.docx` with `FOLDER/expected_text/*.txt`. Only
 * letters are compared, as in the analyser, so list numbers in a reference don't matter.
 */
export async function evaluateDocuments(folder?: string): Promise<void> {
  if (folder === undefined) throw new Error('Name the folder that holds files and expected_text.');
  let files = 0;
  let good = 0;
  for (const name of readdirSync(join(folder, 'files')).toSorted()) {
    const reference = join(folder, 'expected_text', name.replace(/\.docx$/, '.txt'));
    if (!existsSync(reference)) continue;
    const expected = wordsOf(withoutFurniture(readFileSync(reference, 'utf8')));
    if (expected.length === 0) continue;
    files += 1;
    const bytes = readFileSync(join(folder, 'files', name));
    const { precision, recall, isGood } = await readAgainst(expected, { bytes, fileName: name });
    if (isGood) good += 1;
    else console.log(`${name}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
  }
  const share = ((100 * good) / files).toFixed(1);
  console.log(`${good} of ${files} files with text (${share} %) reach ${wanted} in both.`);
}

/** Removes what the reference adds to the file's text: list labels and picture descriptions in brackets. */
function withoutFurniture(reference: string): string {
  return reference
    .replaceAll(/^\s*(?:(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)]|-)\s+)+/gm, '')
    .replaceAll(/\[[^\]]*\]/g, (bracket) => (/\w{2,} \w+/.test(bracket) ? '' : bracket));
}
