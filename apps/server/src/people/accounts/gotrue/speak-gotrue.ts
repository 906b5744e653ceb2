import type { ErrorCode } from '@vernacular/contract';
import type { FastifyInstance } from 'fastify';

import { Failure, discardBody, toFailure } from '../../../http/index.ts';
import { type GoTrueCode, GoTrueError } from './gotrue-error.ts';

const codes: Readonly<Partial<Record<ErrorCode, GoTrueCode>>> = {
  'not-found': 'not_found',
  'request-too-large': 'request_too_large',
  'invalid-request': 'bad_json',
  'unsupported-request': 'bad_json',
  'store-away': 'database_away',
  ending: 'site_ending',
  busy: 'site_busy',
};

function toGoTrueError(thrown: unknown): GoTrueError {
  if (thrown instanceof GoTrueError) return thrown;
  if (thrown instanceof Failure && 'validationContext' in thrown)
    return new GoTrueError('validation_failed', { sentence: thrown.message, cause: thrown });
  const { code } = thrown instanceof Failure ? thrown : toFailure(thrown);
  return new GoTrueError(codes[code] ?? 'unexpected_failure', { cause: thrown });
}

/**
 * Makes the routes of `app` read tokens themselves and answer errors as GoTrue does. Their replies are `no-store`,
 * unless they set another cache-control.
 */
export function speakGoTrue(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, readsTokensItself: true };
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  // Treats an empty JSON body as none: auth-js sends the content type without a body.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
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
