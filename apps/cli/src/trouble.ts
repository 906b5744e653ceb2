/** Something the user can put right; `message` is a sentence for the terminal. */
export class Trouble extends Error {
  override readonly name: string = 'Trouble';
}

/** A command line that means nothing. */
export class UsageError extends Trouble {
  override readonly name = 'UsageError';
}

/** How a program tells the shell how it went. */
export const exitCodes = { fine: 0, trouble: 1, usage: 2, interrupted: 130 } as const;
