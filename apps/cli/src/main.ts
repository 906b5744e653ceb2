#!/usr/bin/env node
import { runProgram } from './program.ts';
import { exitCodes } from './streams-and-exit-codes.ts';

const stop = new AbortController();
process.on('SIGINT', () => {
  if (stop.signal.aborted) process.exit(exitCodes.interrupted);
  stop.abort(new Error('Stopped.'));
});

// A reader such as `head` may close the pipe early; that is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCodes.fine);
    throw error;
  });
}

process.exitCode = await runProgram(process.argv.slice(2), {
  folder: process.cwd(),
  environment: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
  now: () => new Date(),
});
