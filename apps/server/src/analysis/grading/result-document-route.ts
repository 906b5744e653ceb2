import { downloadCall, limits } from '@vernacular/contract';
import { resultFileName } from '@vernacular/documents';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import {
  acceptLanguageNote,
  Failure,
  readerLanguage,
  abortOnDisconnect,
  rateLimitKey,
} from '../../http/index.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';
import { documentReplies, sendFile, wordDocument } from './send-file.ts';

export const downloadRoute: FastifyPluginAsync<AnalysisContext> = async (
  app,
  { budget, workers, now = () => new Date() },
) => {
  // A large result is parsed in a worker thread, not here.
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
      response: documentReplies,
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
      const made = await workers.run(
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
