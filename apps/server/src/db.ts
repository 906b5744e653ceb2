/** The program behind `npm run db`. */
import { readConfig } from './outside/index.ts';
import { runDbCommand } from './store/index.ts';

const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
process.exitCode = await runDbCommand(process.argv.slice(2), {
  whereabouts: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
  say: (line) => process.stdout.write(`${line}\n`),
});
