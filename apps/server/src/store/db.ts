/** The program behind `npm run db`. */
import { readConfig } from '../config.ts';
import { runDbCommand } from './db-command.ts';

const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
process.exitCode = await runDbCommand(process.argv.slice(2), {
  whereabouts: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
  say: (line) => process.stdout.write(`${line}\n`),
});
