import type { Readable } from 'node:stream';

/** A stream that text is written to. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string, done: (error?: Error | null) => void) => boolean;
}

/** Everything outside the program that a command may touch. */
export interface Outside {
  /** The working folder, an absolute path. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted when the user presses Ctrl-C. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Writes text, and waits until the stream has taken it. */
export function print(output: Output, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });
}
