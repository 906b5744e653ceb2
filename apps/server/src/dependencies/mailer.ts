export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly send: (letter: Email) => Promise<void>;
  readonly forget?: (address: string) => Promise<void>;
  readonly tidy?: () => Promise<void>;
}
