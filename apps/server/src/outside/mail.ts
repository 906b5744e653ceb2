/** A letter to one person, in plain text. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters. */
export interface Mailer {
  readonly send: (letter: Email) => Promise<void>;
  /** Removes the letters to an address that are still here, where letters wait on the disk. */
  readonly forget?: (address: string) => Promise<void>;
  /** Removes letters that have waited too long. */
  readonly tidy?: () => Promise<void>;
}
