import { PassThrough } from 'node:stream';

import { errorCodes, type ExerciseLine, type ExerciseReply } from '@vernacular/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { toFailure } from '../../http/index.ts';

/** The form of a reply that comes line by line. */
export const ndjson = 'application/x-ndjson';

/** Sends one line. */
export type SendLine = (line: ExerciseLine) => void;

/**
 * Answers a call of a conversation line by line: what is ready while the rest is worked on, last the whole reply. A
 * failure before the first line is a failure like any other; after it the status has gone out, and it becomes a line.
 */
export async function streamReply(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: SendLine) => Promise<ExerciseReply>,
): Promise<FastifyReply> {
  const body = new PassThrough();
  let isOpen = false;
  const tell: SendLine = (line) => {
    if (!isOpen) void reply.type(ndjson).header('x-accel-buffering', 'no').send(body);
    isOpen = true;
    body.write(`${JSON.stringify(line)}\n`);
  };
  try {
    tell({ ...(await work(tell)), kind: 'answer' });
  } catch (thrown) {
    if (!isOpen) throw thrown;
    const { code, message, cause } = toFailure(thrown);
    if (errorCodes[code].reported) request.log.error({ err: cause ?? thrown }, code);
    tell({ kind: 'error', error: { code, message } });
  }
  body.end();
  return reply;
}
