import type { Readable } from 'node:stream';

export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string | Uint8Array, done: (error?: Error | null) => void) => boolean;
}

/** What a command takes from its process; tests pass their own. */
export interface Outside {
  /** Working folder, as an absolute path. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Writes a text; resolves when it has been written, rejects if the stream fails. */
export function print(output: Output, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** An error that the user can fix; `message` is a full sentence for the terminal. */
export class Trouble extends Error {
  override readonly name: string = 'Trouble';
}

/** An invalid command line or settings file. */
export class UsageError extends Trouble {
  override readonly name = 'UsageError';
}

export const exitCodes = { fine: 0, trouble: 1, usage: 2, interrupted: 130 } as const;
