import { goOnUnread, misspeltSettings } from './outside/index.ts';
import { sayWhyNot } from './say-why-not.ts';

/** Runs a command of the operator's: what it answers is the exit code, and what keeps it from running is said in a sentence. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  goOnUnread([process.stdout, process.stderr]);
  for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
  try {
    process.exitCode = await run();
  } catch (error) {
    process.stderr.write(`${sayWhyNot(error, 'The command could not run.')}\n`);
    process.exit(1);
  }
}
