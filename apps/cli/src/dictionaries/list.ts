import { command } from '../command.ts';
import { print } from '../streams-and-exit-codes.ts';
import { columns } from '../terminal/columns.ts';
import { formatNumber } from '../terminal/format-number.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { openOrCreateStore } from './open-or-create-store.ts';

export default command({
  help: `Usage: vernacular dictionaries list [options]

Lists all dictionaries, installed or not. Where one is not installed, the general counts answer.

Options:
  --json             print the list as JSON
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: { json: { type: 'boolean' }, ...dataDirOption },
  async run({ values }, outside) {
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const entries = store.list();
    const rows = entries.map(({ code, isInstalled, types, label }) => [
      code,
      isInstalled ? 'yes' : 'no',
      types === null ? '' : formatNumber(types),
      label,
    ]);
    const table = [['CODE', 'INSTALLED', 'WORDS', 'LABEL'], ...rows];
    await print(
      outside.stdout,
      values.json ? `${JSON.stringify(entries, null, 2)}\n` : columns(table, { right: [2] }),
    );
  },
});
