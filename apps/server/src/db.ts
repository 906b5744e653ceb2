import { readConfig } from './dependencies/index.ts';
import { runCommand } from './run-command.ts';
import { runDbCommand } from './store/index.ts';

await runCommand(async () => {
  const { DATABASE_URL, DATA_DIR, SECRETS_KEY } = readConfig(process.env);
  return runDbCommand(process.argv.slice(2), {
    location: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, secretsKey: SECRETS_KEY },
    say: (line) => process.stdout.write(`${line}\n`),
    sayError: (line) => process.stderr.write(`${line}\n`),
  });
});
