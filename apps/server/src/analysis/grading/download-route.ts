import { downloadCall, errorReply, limits } from '@vernacular/contract';
import { resultFileName } from '@vernacular/documents';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  acceptLanguageNote,
  Failure,
  readerLanguage,
  abortOnDisconnect,
  rateLimitKey,
} from '../../http/index.ts';
import type { Means } from '../work/means.ts';
import { sendFile, wordDocument } from './send-file.ts';

/** Makes a Word document of a grading result that the client sends back. */
export const downloadRoute: FastifyPluginAsync<Means> = async (
  app,
  { budget, workbench, now = () => new Date() },
) => {
  // The result of a long text is large: it is read where the document is made, not here.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  app.route({
    method: downloadCall.method,
    url: downloadCall.path,
    config: { acceptsCookie: true, rateLimit: 'documents' },
    bodyLimit: limits.download,
    schema: {
      summary: downloadCall.summary,
      description: `Send back what the grading call answered. Dictionary may name the counts. The headings are in a language of the site. ${acceptLanguageNote}`,
      tags: ['De-Jargonizer'],
      body: downloadCall.body,
      response: {
        200: {
          description: 'The document',
          content: { [wordDocument]: { schema: z.file().describe('A .docx file') } },
        },
        '4xx': errorReply,
        '5xx': errorReply,
      },
    },
    validatorCompiler: () => (data) => ({ value: data }),
    onRequest: async (request, reply) => {
      const size = Math.min(
        Number(request.headers['content-length'] ?? limits.download),
        limits.download,
      );
      budget.take(size);
      reply.raw.once('close', () => budget.giveBack(size));
    },
    handler: async (request, reply) => {
      const body = request.body as Buffer | undefined;
      if (!Buffer.isBuffer(body)) throw new Failure('unsupported-request');
      const made = await workbench.run(
        'document',
        { body, date: now(), language: readerLanguage(request) },
        { size: body.length, who: rateLimitKey(request), signal: abortOnDisconnect(reply) },
      );
      if (made.kind === 'refused')
        throw new Failure(
          'invalid-request',
          made.field === ''
            ? 'The result could not be read as JSON.'
            : `${made.field} is not what a grading result holds.`,
        );
      const name = resultFileName(made.name);
      return sendFile(reply, { name, type: wordDocument, content: made.bytes });
    },
  });
};
