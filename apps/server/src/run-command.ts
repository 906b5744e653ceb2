import { ignoreEpipe, misspeltSettings } from './dependencies/index.ts';
import { startupErrorMessage } from './startup-errors.ts';

export async function runCommand(run: () => Promise<number>): Promise<void> {
  ignoreEpipe([process.stdout, process.stderr]);
  for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
  try {
    process.exitCode = await run();
  } catch (error) {
    process.stderr.write(`${startupErrorMessage(error, 'The command could not run.')}\n`);
    process.exit(1);
  }
}
