import { runCommand } from './run-command.ts';
import { runDbCommand } from './store/index.ts';

await runCommand(async ({ DATABASE_URL, DATA_DIR, SECRETS_KEY }, { print, say }) =>
  runDbCommand(process.argv.slice(2), {
    location: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, secretsKey: SECRETS_KEY },
    say: (line) => print(`${line}\n`),
    sayError: say,
  }),
);
