import type { FastifyInstance } from 'fastify';

import { Failure, discardBody, toFailure } from '../../../http/index.ts';
import { GoTrueError } from './gotrue-error.ts';

function toGoTrueError(thrown: unknown): GoTrueError {
  if (thrown instanceof GoTrueError) return thrown;
  if (thrown instanceof Failure && 'validationContext' in thrown)
    return new GoTrueError('validation_failed', { sentence: thrown.message, cause: thrown });
  const { code } = thrown instanceof Failure ? thrown : toFailure(thrown);
  if (code === 'not-found') return new GoTrueError('not_found', { cause: thrown });
  if (code === 'request-too-large') return new GoTrueError('request_too_large', { cause: thrown });
  if (code === 'invalid-request' || code === 'unsupported-request')
    return new GoTrueError('bad_json', { cause: thrown });
  if (code === 'store-away') return new GoTrueError('database_away', { cause: thrown });
  if (code === 'ending') return new GoTrueError('site_ending', { cause: thrown });
  if (code === 'busy') return new GoTrueError('site_busy', { cause: thrown });
  return new GoTrueError('unexpected_failure', { cause: thrown });
}

export function setGoTrueErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toGoTrueError(thrown);
    if (error.status >= 500) request.log.error({ err: error.cause }, error.code);
    else request.log.info({ code: error.code }, 'refused');
    discardBody(request, reply);
    if (error.code === 'site_ending') void reply.header('connection', 'close');
    if (error.retryAfterSeconds !== undefined)
      void reply.header('retry-after', String(error.retryAfterSeconds));
    void reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .header('x-supabase-api-version', '2024-01-01')
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify({
          code: error.code,
          error_code: error.code,
          msg: error.message,
          message: error.message,
          ...(error.weakPassword ? { weak_password: error.weakPassword } : {}),
        }),
      );
  });
}
