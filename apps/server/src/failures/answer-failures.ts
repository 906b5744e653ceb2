import { errorCodes, type ErrorReply } from '@vernacular/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { keepReading } from '../uploads/keep-reading.ts';
import type { Failure } from './failure.ts';
import { toFailure } from './to-failure.ts';

/** The body of a reply that tells of a failure. */
export const failureBody = ({ code, message }: Failure): ErrorReply => ({
  error: { code, message },
});

/** Answers whatever was thrown, in one envelope. All is logged, little is told. */
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
  keepReading(request, reply);
  if (failure.code === 'busy') void reply.header('retry-after', '5');
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure)));
}

/** The one place where failures become replies. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}
