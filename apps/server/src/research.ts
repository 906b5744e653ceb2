import { runResearchCommand } from './coaching/index.ts';
import { readConfig } from './dependencies/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  return runResearchCommand(process.argv.slice(2), {
    location: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
    print: (text) => process.stdout.write(text),
    say: (line) => process.stderr.write(`${line}\n`),
  });
});
