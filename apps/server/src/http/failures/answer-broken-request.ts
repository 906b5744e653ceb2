import type { Socket } from 'node:net';

import { errorCodes, type ErrorCode } from '@vernacular/contract';

import { failureBody } from './answer-failures.ts';
import { Failure } from './failure.ts';

const ofParser: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'request-too-large',
};

const lingering = 2000;

/** Answers a request that Node could not parse, or that came too slowly, as JSON, and closes the connection. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new Failure(ofParser[error.code ?? ''] ?? 'invalid-request');
  const body = JSON.stringify(failureBody(failure));
  const { status } = errorCodes[failure.code];
  // Closing at once could lose the answer; a client that never reads it must not keep the socket.
  setTimeout(() => socket.destroy(), lingering).unref();
  socket.end(
    [
      `HTTP/1.1 ${status} ${failure.code}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      '',
      body,
    ].join('\r\n'),
  );
}
