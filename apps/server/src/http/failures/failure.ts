import { errorCodes, type ErrorCode } from '@vernacular/contract';
import { RateLimiterRes } from 'rate-limiter-flexible';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

type RateLimitCode = 'fair-share' | 'too-many-calls' | 'too-many-new-keys';

export class RateLimited extends Failure {
  readonly seconds: number;

  constructor(code: RateLimitCode, seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}

/** Turns the rejection of a rate limiter into a failure with the seconds to wait; returns any other value unchanged. */
export const toRateLimited = (thrown: unknown, code: RateLimitCode = 'too-many-calls'): unknown =>
  thrown instanceof RateLimiterRes
    ? new RateLimited(code, Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)))
    : thrown;
