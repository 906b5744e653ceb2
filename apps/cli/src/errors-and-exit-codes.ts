/** An error that the user can fix; `message` is a full sentence for the terminal. */
export class Trouble extends Error {
  override readonly name: string = 'Trouble';
}

/** An invalid command line or settings file. */
export class UsageError extends Trouble {
  override readonly name = 'UsageError';
}

export const exitCodes = { fine: 0, trouble: 1, usage: 2, interrupted: 130 } as const;
