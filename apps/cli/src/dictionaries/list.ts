import type { CatalogueEntry } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { print } from '../streams-and-environment.ts';
import { columns } from '../terminal/columns.ts';
import { formatNumber } from '../terminal/format-number.ts';
import { exitCodes } from '../errors-and-exit-codes.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { openOrCreateStore } from './open-or-create-store.ts';

const help = `Usage: vernacular dictionaries list [options]

Lists all dictionaries, installed or not. Where one is not installed, the general counts answer.

Options:
  --json             print the list as JSON
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`;

export const listCommand = command({
  help,
  options: { json: { type: 'boolean' }, ...dataDirOption },
  async run({ values }, outside) {
    const store = await openOrCreateStore(dictionaryFolder(values, outside), outside);
    const entries = store.list();
    const rows = [['CODE', 'INSTALLED', 'WORDS', 'LABEL'], ...entries.map(rowOf)];
    await print(
      outside.stdout,
      values.json ? `${JSON.stringify(entries, null, 2)}\n` : columns(rows, { right: [2] }),
    );
    return exitCodes.fine;
  },
});

function rowOf({ code, isInstalled, types, label }: CatalogueEntry): string[] {
  return [code, isInstalled ? 'yes' : 'no', types === null ? '' : formatNumber(types), label];
}
