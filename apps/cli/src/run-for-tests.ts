import { Readable } from 'node:stream';

import type { Output } from './streams-and-exit-codes.ts';
import { runProgram } from './program.ts';

/** What came of a command line. */
export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a command line is given besides its words. */
export interface Given {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Runs a command line in this process. */
export async function runForTests(
  args: readonly string[],
  { input = '', environment = {}, folder = process.cwd() }: Given = {},
): Promise<Outcome> {
  const out = output();
  const err = output();
  const code = await runProgram(args, {
    folder,
    environment,
    stdin: Readable.from([Buffer.from(input)]),
    stdout: out,
    stderr: err,
    signal: new AbortController().signal,
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  return { code, out: out.written(), err: err.written() };
}

function output(): Output & { written: () => string } {
  let written = '';
  return {
    write: (piece, done) => {
      written += piece;
      done();
      return true;
    },
    written: () => written,
  };
}
