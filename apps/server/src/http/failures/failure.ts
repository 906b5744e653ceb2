import { errorCodes, type ErrorCode } from '@vernacular/contract';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { UnreadableDocument } from '@vernacular/documents';

import { isStoreAway } from '../../store/index.ts';

/** An error that is answered as it is: `code` gives the status, `message` is shown to the reader. */
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

const ofDocument: Readonly<Record<UnreadableDocument['reason'], ErrorCode>> = {
  'not-what-its-name-says': 'mislabelled-file',
  encrypted: 'encrypted-file',
  corrupt: 'corrupt-file',
  'too-large-inside': 'oversized-content',
  'unsupported-type': 'unsupported-file',
  empty: 'empty-file',
  'took-too-long': 'slow-file',
};

const ofFramework: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request-too-large',
  FST_PARTS_LIMIT: 'too-many-files',
  FST_FILES_LIMIT: 'too-many-files',
  FST_ERR_NOT_FOUND: 'not-found',
};

const ofStatus = (status: unknown): ErrorCode => {
  if (status === 404 || status === 403) return 'not-found';
  if (status === 413) return 'request-too-large';
  if (status === 415) return 'unsupported-request';
  if (status === 416) return 'no-such-range';
  const isTheirs = typeof status === 'number' && status >= 400 && status < 500;
  return isTheirs ? 'invalid-request' : 'unexpected';
};

/** The failure that answers whatever was thrown; `unexpected` where nothing better is known. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof UnreadableDocument)
    return new Failure(ofDocument[thrown.reason], thrown.message, thrown);
  if (isStoreAway(thrown)) return new Failure('store-away', undefined, thrown);
  const { code, statusCode } = (thrown ?? {}) as Partial<Record<string, unknown>>;
  const known = typeof code === 'string' ? ofFramework[code] : undefined;
  return new Failure(known ?? ofStatus(statusCode), undefined, thrown);
}
