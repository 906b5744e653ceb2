import { PassThrough } from 'node:stream';

import { errorCodes, type ExerciseLine, type ExerciseReply } from '@vernacular/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { toFailure } from '../../http/index.ts';

/** The form of a reply that comes line by line. */
export const lines = 'application/x-ndjson';

/** Sends one line. */
export type Tell = (line: ExerciseLine) => void;

/**
 * Answers a call of a conversation line by line: what is ready while the rest is worked on, last the whole reply. A
 * failure before the first line is a failure like any other; after it the status has gone out, and it becomes a line.
 */
export async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<ExerciseReply>,
): Promise<FastifyReply> {
  const body = new PassThrough();
  let isOpen = false;
  const tell: Tell = (line) => {
    if (!isOpen) void reply.type(lines).header('x-accel-buffering', 'no').send(body);
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
