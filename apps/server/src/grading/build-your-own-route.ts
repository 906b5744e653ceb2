import { buildYourOwnCall, errorReply } from '@vernacular/contract';
import { writeInstructionsDocument } from '@vernacular/documents';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

import { sendFile, wordDocument } from './send-file.ts';

/** Answers the instructions for building a De-Jargonizer of one's own, whatever the body says. */
export const buildYourOwnRoute: FastifyPluginAsync = async (app) => {
  let instructions: Promise<Uint8Array> | undefined;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);

  app.route({
    method: buildYourOwnCall.method,
    url: buildYourOwnCall.path,
    config: { acceptsCookie: true },
    bodyLimit: 64 * 1024,
    schema: {
      summary: buildYourOwnCall.summary,
      tags: ['De-Jargonizer'],
      response: {
        200: {
          description: 'The document',
          content: { [wordDocument]: { schema: z.file().describe('A .docx file') } },
        },
        '4xx': errorReply,
        '5xx': errorReply,
      },
    },
    handler: async (_request, reply) => {
      instructions ??= writeInstructionsDocument();
      const content = await instructions.catch((error: unknown) => {
        instructions = undefined;
        throw error;
      });
      return sendFile(reply, { name: buildYourOwnCall.fileName, type: wordDocument, content });
    },
  });
};
