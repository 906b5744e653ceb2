import { PassThrough } from 'node:stream';

import { errorCodes, type ExerciseLine, type ExerciseReply } from '@vernacular/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { toFailure } from '../../http/index.ts';

export const ndjson = 'application/x-ndjson';

export type SendLine = (line: ExerciseLine) => void;

/**
 * Streams a reply as NDJSON lines. A failure before the first line has its own status; a later one becomes a line,
 * because the status has already been sent.
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
