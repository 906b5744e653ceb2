/** The program behind `npm run research`. */
import { goOnUnread, readConfig } from './outside/index.ts';
import { runResearchCommand } from './coaching/index.ts';

goOnUnread([process.stdout, process.stderr]);
const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
process.exitCode = await runResearchCommand(process.argv.slice(2), {
  whereabouts: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
  print: (text) => process.stdout.write(text),
  say: (line) => process.stderr.write(`${line}\n`),
});
