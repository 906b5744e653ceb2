import { errorCodes, type ErrorCode } from '@vernacular/contract';

/** A call that cannot be answered, for a reason the table of errors knows. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;

  /** Says the sentence of the table, or a more exact one. */
  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** A call that came too soon, and in how many seconds it may come again. */
export class RateLimited extends Failure {
  readonly seconds: number;

  constructor(code: 'fair-share' | 'too-many-calls', seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}
