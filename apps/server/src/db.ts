/** The program behind `npm run db`. */
import { goOnUnread, readConfig } from './outside/index.ts';
import { runDbCommand } from './store/index.ts';

goOnUnread([process.stdout, process.stderr]);
const { DATABASE_URL, DATA_DIR, SECRETS_KEY } = readConfig(process.env);
process.exitCode = await runDbCommand(process.argv.slice(2), {
  whereabouts: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR, secretsKey: SECRETS_KEY },
  say: (line) => process.stdout.write(`${line}\n`),
});
