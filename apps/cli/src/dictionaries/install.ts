import { englishPeriods } from '@vernacular/dictionaries';
import { installNews } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { print, UsageError } from '../streams-and-exit-codes.ts';
import { withProgress } from '../terminal/progress-bar.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';

const firstYear = englishPeriods[0]?.from;
const lastYear = englishPeriods.at(-1)?.to;

export default command({
  help: `Usage: vernacular dictionaries install [options]

Installs ${englishPeriods.length} periods of news counts, ${firstYear} to ${lastYear}, in English. Downloads the yearly files and
checks them; an interrupted download goes on where it stopped. Until all is well the old dictionaries stay in use.

Options:
  --from FOLDER      read the yearly files from a folder
  --url ADDRESS      download them from a mirror
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: { from: { type: 'string' }, url: { type: 'string' }, ...dataDirOption },
  async run({ values, operands }, outside) {
    if (operands.length > 0) throw new UsageError('A folder to install from follows --from.');
    if (values.from !== undefined && values.url !== undefined) {
      throw new UsageError('Choose one of --from and --url.');
    }
    const { from, url } = values;
    const folder = dictionaryFolder(values, outside);
    const made = await withProgress(outside, (progress) =>
      installNews({ folder, from, url, progress, signal: outside.signal }),
    );
    const names = made.map(({ code, label }) => `  ${code}  ${label}\n`).join('');
    await print(outside.stdout, `Installed ${made.length} dictionaries:\n${names}`);
  },
});
