import { type ErrorCode, errorCodes, type ErrorReply } from '@vernacular/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type Failure, RateLimited, toFailure } from './failure.ts';

export const failureBody = ({ code, message }: Failure): ErrorReply => ({
  error: { code, message },
});

/** Retry-After in seconds, for codes that differ from `patience`. */
const retryAfter: Partial<Record<ErrorCode, number>> = { 'store-away': 10, 'accounts-silent': 60 };
const patience = 5;

/** Seconds for Retry-After, which every 429 and 503 has; null for other failures. */
export function retryAfterOf(failure: Failure): number | null {
  if (failure instanceof RateLimited) return failure.seconds;
  const { status } = errorCodes[failure.code];
  return status === 429 || status === 503 ? (retryAfter[failure.code] ?? patience) : null;
}

type Headers = Readonly<Record<string, string>>;

/** Fastify’s error handler: answers whatever was thrown with its failure as JSON, and logs what must be reported. */
export function answerFailure(
  thrown: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (reply.raw.destroyed) {
    request.log.info('the client left');
    void reply.hijack();
    return;
  }
  const failure = toFailure(thrown);
  const { status, reported } = errorCodes[failure.code];
  if (reported) request.log.error({ err: failure.cause ?? failure }, failure.code);
  else request.log.info({ code: failure.code }, 'refused');
  discardBody(request, reply);
  // Otherwise the client could keep this connection busy and delay the shutdown.
  if (failure.code === 'ending') void reply.header('connection', 'close');
  const seconds = retryAfterOf(failure);
  if (seconds !== null) void reply.header('retry-after', String(seconds));
  if (failure.code === 'no-such-range') tellLength(thrown, reply);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure)));
}

/** Sets Content-Range to the file's length on a 416 reply (RFC 9110, 15.5.17). */
function tellLength({ headers }: Error & { headers?: Headers }, reply: FastifyReply): void {
  const length = headers?.['Content-Range'];
  if (length !== undefined) void reply.header('content-range', length);
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

const mostDiscarded = 256 * 1024 * 1024;

/**
 * Reads and discards the rest of a request body, up to 256 MiB. Many clients lose an early reply when the connection
 * closes while they are still sending.
 */
export function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  // Fastify sets `connection: close` when the announced length is too large.
  if (!raw.complete) void reply.removeHeader('connection');
  let swallowed = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    swallowed += chunk.length;
    if (swallowed > mostDiscarded) raw.destroy();
  });
  raw.resume();
}
