import { join } from 'node:path';

import { openStore as openDictionaries } from '@vernacular/dictionaries/node';

import { wordLevelReader, openOwnDictionaries } from './analysis/index.ts';
import { openForOperator } from './operator-command-context.ts';
import { runReadersCommand } from './people/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config, { print, say }) =>
  runReadersCommand(process.argv.slice(2), {
    open: async () => {
      const { dataDir, ...context } = await openForOperator(config, 'npm run readers');
      const ownDictionaries = openOwnDictionaries(context.store, dataDir, (error) =>
        say(String(error)),
      );
      const dictionaries = openDictionaries(join(dataDir, 'dictionaries'));
      return { ...context, readLevels: wordLevelReader({ dictionaries, ownDictionaries }) };
    },
    isOn: config.READER_COUNTS,
    print,
    say,
  }),
);
