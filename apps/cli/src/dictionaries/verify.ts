import { type Verdict, verifyDictionary, verifyFolder } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { exitCodes, print, Trouble } from '../streams-and-exit-codes.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { findFile } from './find-file.ts';

export default command({
  help: `Usage: vernacular dictionaries verify [DICTIONARY…] [options]

Checks every byte of dictionaries, each named by its code or its file; of all installed ones when none is named.
The exit code is 1 when one is damaged.

Options:
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: { ...dataDirOption },
  async run({ values, operands }, outside) {
    const folder = dictionaryFolder(values, outside);
    const verdicts =
      operands.length === 0 ? await verifyFolder(folder) : await verifyAll(folder, operands);
    if (verdicts.length === 0) throw new Trouble(`There are no dictionaries in ${folder}.`);
    for (const verdict of verdicts) await print(outside.stdout, lineOf(verdict));
    return verdicts.every(({ kind }) => kind === 'sound') ? exitCodes.fine : exitCodes.trouble;
  },
});

async function verifyAll(folder: string, names: readonly string[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const name of names) verdicts.push(await verifyDictionary(findFile(folder, name)));
  return verdicts;
}

function lineOf(verdict: Verdict): string {
  return verdict.kind === 'sound'
    ? `sound    ${verdict.about.code}  ${verdict.path}\n`
    : `damaged  ${verdict.path}: ${verdict.fault}\n`;
}
