import { errorCodes, type ErrorCode } from '@vernacular/contract';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

export class RateLimited extends Failure {
  readonly seconds: number;

  constructor(code: 'fair-share' | 'too-many-calls', seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}
