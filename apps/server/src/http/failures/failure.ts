import { errorCodes, type ErrorCode } from '@vernacular/contract';

/** An expected error with a code from the contract's error table. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** Too many calls; `seconds` is the time to wait. */
export class RateLimited extends Failure {
  readonly seconds: number;

  constructor(code: 'fair-share' | 'too-many-calls', seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}
