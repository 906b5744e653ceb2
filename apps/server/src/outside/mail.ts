export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly send: (letter: Email) => Promise<void>;
  /** Deletes this address's letters from the outbox folder; absent where nothing is kept on disk. */
  readonly forget?: (address: string) => Promise<void>;
  /** Deletes letters older than a week from the outbox folder. */
  readonly tidy?: () => Promise<void>;
}
