/** A letter to one person, in plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters. */
export interface Mail {
  readonly send: (letter: Letter) => Promise<void>;
}
