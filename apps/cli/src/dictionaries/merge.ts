import { mergeDictionaries } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { findFile } from './find-file.ts';
import { sentenceAbout } from './new-dictionary-summary.ts';

export default command({
  help: `Usage: vernacular dictionaries merge DICTIONARY… --code CODE [options]

Adds up dictionaries of one language, each named by its code or its file, into a new one.

Options:
  --code CODE        name and years of the sum, such as Physics2015_2024
  --label TEXT       what the site calls it
  --credit TEXT      whom to thank for the texts
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: {
    code: { type: 'string' },
    label: { type: 'string' },
    credit: { type: 'string' },
    ...dataDirOption,
  },
  async run({ values, operands }, outside) {
    const { code, label, credit } = values;
    if (code === undefined) throw new UsageError('Name the new dictionary: --code CODE.');
    if (operands.length === 0) throw new UsageError('Name the dictionaries to add up.');
    const folder = dictionaryFolder(values, outside);
    const from = operands.map((named) => findFile(folder, named));
    const made = await mergeDictionaries({ folder, from, code, label, credit });
    await print(outside.stdout, `Made ${sentenceAbout(made)}`);
  },
});
