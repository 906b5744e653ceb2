import type { FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

/** The route pattern, because a concrete URL can hold a secret such as a share token. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? 'none' : (request.routeOptions.url ?? 'none');

interface Described {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** `message` is the error's code, because a real message may quote user text. */
export interface ErrorLine {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: ErrorLine;
  readonly [more: string]: unknown;
}

export function describeError(error: unknown, depth = 0): ErrorLine {
  const { name, code, stack, cause } = (error ?? {}) as Described;
  const frames = typeof stack === 'string' ? stack.split('\n').filter(isFrame) : [];
  return {
    type: typeof name === 'string' ? name : typeof error,
    message: typeof code === 'string' && /^[\w-]{1,64}$/.test(code) ? code : '',
    stack: frames.map((frame) => frame.trim()).join('\n'),
    ...(cause && depth < 3 ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

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
