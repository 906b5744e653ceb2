import type { FastifyRequest } from 'fastify';
import { LogController } from 'fastify';

/** The route a request took, as it is written in the code: addresses can hold secrets, such as a share's token. */
export const routeOf = (request: FastifyRequest): string =>
  request.is404 ? 'none' : (request.routeOptions.url ?? 'none');

interface Described {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly stack?: unknown;
  readonly cause?: unknown;
}

/** What a log shows of an error. The message is its code, never its own words: those can quote what a person wrote. */
export interface ErrorLine {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: ErrorLine;
  readonly [more: string]: unknown;
}

/** An error as a log may show it: what kind it is and where it arose. */
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

/** One line for each request, with nothing in it that a person entered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The completed line says it all.
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
    // Fastify would write the address.
  }
}

/** The serialisers that keep addresses, messages and bodies out of the log. */
export const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: unknown) => describeError(error),
};
