import { runResearchCommand } from './coaching/index.ts';
import { runCommand } from './run-command.ts';

await runCommand(async ({ DATABASE_URL, DATA_DIR }, output) =>
  runResearchCommand(process.argv.slice(2), {
    location: { databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
    ...output,
  }),
);
