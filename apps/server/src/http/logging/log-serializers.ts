import type { FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

import { driverSentence } from '../../store/index.ts';

/** The route pattern of a request, because a concrete URL can hold a secret such as a share token. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? 'none' : (request.routeOptions.url ?? 'none');

/**
 * An error as it is logged. `message` is the error's code, because a real message may quote user text, or the sentence
 * of a database driver that sets no code. `routine` is the function in PostgreSQL's source that raised the error.
 */
export interface ErrorLine {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly routine?: string;
  readonly cause?: ErrorLine;
  readonly [more: string]: unknown;
}

export function describeError(error: unknown, depth = 0): ErrorLine {
  const { name, code, message, routine, stack, cause, errors } = (error ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const [first] = Array.isArray(errors) ? (errors as readonly unknown[]) : [];
  const inner = cause ?? first;
  const frames = typeof stack === 'string' ? stack.split('\n').filter(isFrame) : [];
  return {
    type: typeof name === 'string' ? name : typeof error,
    message: isName(code) ? code : driverSentence(message),
    stack: frames.map((frame) => frame.trim()).join('\n'),
    ...(isName(routine) ? { routine } : {}),
    ...(inner && depth < 3 ? { cause: describeError(inner, depth + 1) } : {}),
  };
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const isFrame = (line: string) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?)$/.test(line);

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // `requestCompleted` logs the request.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: { readonly statusCode: number; readonly elapsedTime: number },
  ): void {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(error ? { err: error } : {}),
      },
      'request',
    );
  }

  override routeNotFound(): void {
    // Left empty, because Fastify would log the URL.
  }
}

export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: unknown) => describeError(error),
};
