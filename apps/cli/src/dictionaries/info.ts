import { displayPeriod } from '@vernacular/dictionaries';
import { type DictionaryInfo, dictionaryInfo } from '@vernacular/dictionaries/node';

import { command } from '../command.ts';
import { print, Trouble, UsageError } from '../streams-and-exit-codes.ts';
import { columns } from '../terminal/columns.ts';
import { formatNumber } from '../terminal/format-number.ts';
import { dataDirOption, dictionaryFolder } from './data-folder.ts';
import { openOrCreateStore } from './open-or-create-store.ts';

const measures = {
  occurrences: 'occurrences',
  'per-million': 'occurrences per million words',
  'word-pairs': 'word pairs',
} as const;

export default command({
  help: `Usage: vernacular dictionaries info CODE [options]

Shows what an installed dictionary holds, before spelling variants share their counts.

Options:
  --json             print it as JSON
  --data-dir FOLDER  where dictionaries are kept (default: DATA_DIR, else your own)
`,
  options: { json: { type: 'boolean' }, ...dataDirOption },
  async run({ values, operands }, outside) {
    const [code, ...others] = operands;
    if (code === undefined || others.length > 0) throw new UsageError('Name one dictionary.');
    const folder = dictionaryFolder(values, outside);
    await openOrCreateStore(folder, outside);
    const info = dictionaryInfo(folder, code);
    if (!info) throw new Trouble(`The dictionary ${code} is not installed.`);
    await print(outside.stdout, values.json ? `${JSON.stringify(info, null, 2)}\n` : table(info));
  },
});

function table(info: DictionaryInfo): string {
  const from = (cutoff: number, types: number) =>
    `from ${formatNumber(cutoff / info.scale)} ${measures[info.measure]} (${formatNumber(types)} types)`;
  return columns([
    ['Code', info.code],
    ['Label', info.label],
    ['Period', info.period ? displayPeriod(info.period) : 'none'],
    ['Types', formatNumber(info.types)],
    ['Tokens', info.tokens === null ? 'not known' : formatNumber(info.tokens)],
    ['Common', from(info.cutoffs.common, info.levels.common)],
    ['Mid-frequency', from(info.cutoffs.mid, info.levels.mid)],
    ['File', `${info.path} (${formatNumber(info.bytes)} bytes)`],
    ['Credit', info.credit],
  ]);
}
