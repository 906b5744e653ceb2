import { join } from 'node:path';

import { openStore as openDictionaries } from '@vernacular/dictionaries/node';

import { wordLevelReader, openOwnDictionaries } from './analysis/index.ts';
import { type Config, readConfig } from './dependencies/index.ts';
import { openForOperator } from './operator-command-context.ts';
import { runReadersCommand } from './people/index.ts';
import { runCommand } from './run-command.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

async function open(config: Config) {
  const { dataDir, ...context } = await openForOperator(config, 'npm run readers');
  const ownDictionaries = openOwnDictionaries(context.store, dataDir, (error) =>
    say(String(error)),
  );
  const dictionaries = openDictionaries(join(dataDir, 'dictionaries'));
  return { ...context, readLevels: wordLevelReader({ dictionaries, ownDictionaries }) };
}

await runCommand(async () => {
  const config = readConfig(process.env);
  return runReadersCommand(process.argv.slice(2), {
    open: () => open(config),
    isOn: config.READER_COUNTS,
    print: (text) => process.stdout.write(text),
    say,
  });
});
