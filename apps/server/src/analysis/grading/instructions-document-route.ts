import { buildYourOwnCall } from '@vernacular/contract';
import { writeInstructionsDocument } from '@vernacular/documents';
import type { FastifyPluginAsync } from 'fastify';

import { acceptLanguageNote, type ReaderLanguage, readerLanguage } from '../../http/index.ts';
import { documentReplies, sendFile, wordDocument } from './send-file.ts';

export const instructionsDocumentRoute: FastifyPluginAsync = async (app) => {
  const written = new Map<ReaderLanguage, Promise<Uint8Array>>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);

  app.route({
    method: buildYourOwnCall.method,
    url: buildYourOwnCall.path,
    config: { acceptsCookie: true },
    bodyLimit: 64 * 1024,
    schema: {
      summary: buildYourOwnCall.summary,
      description: acceptLanguageNote,
      tags: ['De-Jargonizer'],
      response: documentReplies,
    },
    handler: async (request, reply) => {
      const language = readerLanguage(request);
      const writing = written.get(language) ?? writeInstructionsDocument(language);
      written.set(language, writing);
      const content = await writing.catch((error: unknown) => {
        written.delete(language);
        throw error;
      });
      return sendFile(reply, { name: buildYourOwnCall.fileName, type: wordDocument, content });
    },
  });
};
