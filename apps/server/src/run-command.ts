import { type Config, ignoreEpipe, misspeltSettings, readConfig } from './dependencies/index.ts';
import { startupErrorMessage } from './startup-errors.ts';

const print = (text: string) => process.stdout.write(text);
const say = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs an operator’s command with the settings of the environment, and sets the exit code of the process: that of
 * `run`, or 1 after an error. `print` writes to standard output, `say` a line to standard error.
 */
export async function runCommand(
  run: (config: Config, output: { print: typeof print; say: typeof say }) => Promise<number>,
): Promise<void> {
  ignoreEpipe([process.stdout, process.stderr]);
  for (const sentence of misspeltSettings(process.env)) say(sentence);
  try {
    process.exitCode = await run(readConfig(process.env), { print, say });
  } catch (error) {
    say(startupErrorMessage(error, 'The command could not run.'));
    process.exit(1);
  }
}
